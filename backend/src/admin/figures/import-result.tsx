import { Box, Button, Flex, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import type { ImportPreview } from '../../content/figures/importing/import-figures'
import { ColumnHeads } from '../kit/list/column-heads'
import type { ImportState } from './use-import'

interface ImportResultProps {
  state: ImportState
  isBusy: boolean
  onConfirm: (fingerprint: string) => void
}

/** What an import would change, its errors by line, or what it did. */
export function ImportResult({ state, isBusy, onConfirm }: ImportResultProps) {
  if (state.step === 'entering') return null
  if (state.step === 'failed') return <Message tone="danger" title={state.message} />
  const { preview } = state
  if (preview.errorCount > 0) return <Errors preview={preview} />
  const { added, changed, deleted, unchanged } = preview.counts
  const counts = `${added} nieuw, ${changed} gewijzigd, ${deleted} verwijderd, ${unchanged} hetzelfde`
  if (preview.changes.length === 0) return <Message tone="success" title={`Dit verandert niets: ${counts}.`} />
  if (state.step === 'done')
    return (
      <Message tone="success" title={`De cijfers zijn ingevoerd: ${counts}.`}>
        De site laat ze meteen zien.
      </Message>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={4} alignItems="center" wrap="wrap" justifyContent="space-between">
        <Typography tag="h2" variant="beta">
          {counts}
        </Typography>
        <Button loading={isBusy} onClick={() => onConfirm(preview.fingerprint)}>
          Voer deze cijfers in
        </Button>
      </Flex>
      <Changes changes={preview.changes} total={added + changed + deleted} />
    </Flex>
  )
}

function Errors({ preview: { errors, errorCount } }: { preview: ImportPreview }) {
  return (
    <Message
      tone="danger"
      title={
        errorCount === 1
          ? 'Er is een fout, er is niets ingevoerd.'
          : `Er zijn ${errorCount} fouten, er is niets ingevoerd.`
      }
    >
      <ul>
        {errors.map(({ line, problem }) => (
          <li key={`${line} ${problem}`}>
            <strong>Regel {line}:</strong> {problem}.
          </li>
        ))}
        {errorCount > errors.length && <li>En nog {errorCount - errors.length}.</li>}
      </ul>
    </Message>
  )
}

const format = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 6 })
const numberOf = (value: number | null, otherwise: string) => (value === null ? otherwise : format.format(value))
const COLUMNS = ['Periode', 'Onderdeel', 'Was', 'Wordt'] as const

function Changes({ changes, total }: { changes: ImportPreview['changes']; total: number }) {
  return (
    <>
      <Table colCount={COLUMNS.length} rowCount={changes.length + 1}>
        <ColumnHeads columns={COLUMNS} />
        <Tbody>
          {changes.map(({ period, part, before, after }) => (
            <Tr key={`${period} ${part}`}>
              <Cell>{period}</Cell>
              <Cell>{part}</Cell>
              <Cell>{numberOf(before, 'nieuw')}</Cell>
              <Cell strong>{numberOf(after, 'verwijderd')}</Cell>
            </Tr>
          ))}
        </Tbody>
      </Table>
      {total > changes.length && <Typography>En nog {total - changes.length} andere.</Typography>}
    </>
  )
}

function Cell({ children, strong }: { children: ReactNode; strong?: boolean }) {
  return (
    <Td>
      <Typography textColor="neutral800" fontWeight={strong ? 'semiBold' : 'regular'}>
        {children}
      </Typography>
    </Td>
  )
}

function Message({ tone, title, children }: { tone: 'danger' | 'success'; title: string; children?: ReactNode }) {
  return (
    <Box background={`${tone}100`} hasRadius padding={5} role={tone === 'danger' ? 'alert' : 'status'}>
      <Typography tag="p" fontWeight="semiBold" textColor={`${tone}700`}>
        {title}
      </Typography>
      {children && (
        <Typography tag="div" textColor="neutral800" style={{ marginTop: '0.8rem', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
    </Box>
  )
}
