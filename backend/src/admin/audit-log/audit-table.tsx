import { Flex, Link, Table, Tbody, Td, TextButton, Tr, Typography } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { auditKinds } from '../../content/audit-log/audit-kinds'
import { ColumnHeads } from '../lists/column-heads'
import { type AuditLine, screenOf, TYPE_NAMES } from './audit-line'

const clock = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})
const COLUMNS = ['Wanneer', 'Wie', 'Wat', 'Waarop', 'Gewijzigd', 'Vanwaar'] as const

/** Further names are counted instead. */
const SHOWN_CHANGES = 6

interface AuditTableProps {
  lines: readonly AuditLine[]
  /** shows every line of one thing */
  onFollow: (target: { type: string; document: string }) => void
}

/** The lines of the audit log, newest first. */
export function AuditTable({ lines, onFollow }: AuditTableProps) {
  return (
    <Table colCount={COLUMNS.length} rowCount={lines.length + 1}>
      <ColumnHeads columns={COLUMNS} />
      <Tbody>
        {lines.map((line) => (
          <Tr key={line.id}>
            <Td>
              <Typography tag="time" textColor="neutral800" dateTime={line.at} style={{ whiteSpace: 'nowrap' }}>
                {clock.format(new Date(line.at))}
              </Typography>
            </Td>
            <Td>
              <Text>{line.actor.name}</Text>
            </Td>
            <Td>
              <Text>
                {auditKinds[line.kind]}
                {line.times > 1 && `, ${line.times} keer`}
              </Text>
            </Td>
            <Td>{line.target && <TargetCell target={line.target} onFollow={onFollow} />}</Td>
            <Td>
              <Changes changes={line.changes} />
            </Td>
            <Td>
              <Typography tag="p" textColor="neutral800" style={{ whiteSpace: 'nowrap' }}>
                {line.network || '–'}
              </Typography>
              <Text muted>{line.device}</Text>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

/** Strapi's own cells truncate text; these show all of it. */
function Text({ children, muted }: { children: React.ReactNode; muted?: boolean }) {
  return (
    <Typography
      tag="p"
      variant={muted ? 'pi' : 'omega'}
      textColor={muted ? 'neutral600' : 'neutral800'}
      style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: '10ch', maxWidth: '36ch' }}
    >
      {children}
    </Typography>
  )
}

type Target = NonNullable<AuditLine['target']>

function TargetCell({ target, onFollow }: { target: Target; onFollow: AuditTableProps['onFollow'] }) {
  const { type, typeName, id, name } = target
  const screen = screenOf(target)
  const label = name || id
  return (
    <>
      <Text>
        {screen ? (
          <Link tag={RouterLink} to={screen}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Text muted>{TYPE_NAMES[type] ?? typeName ?? type}</Text>
        <TextButton onClick={() => onFollow({ type, document: id })}>Alles hiervan</TextButton>
      </Flex>
    </>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  const more = changes.length - SHOWN_CHANGES
  return (
    <Text>
      {changes.slice(0, SHOWN_CHANGES).join(', ')}
      {more > 0 && ` en nog ${more}`}
    </Text>
  )
}
