import { Box, Flex, IconButton, Link, TextButton, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import styled from 'styled-components'
import type { ListName } from '../../../features/statistics/report/lists/lists'
import type { ShownList } from '../../../features/statistics/report/lists/show-list'
import { useDownload } from '../../kit/data/use-download'
import { PartOfReport } from '../parts/part-of-report'
import { REPORT, useReport } from '../parts/use-report'
import { ListTable } from './list-table'

const FEW = 10

const MANY = 100

interface ListResponse {
  data: ShownList
  siteUrl: string
}

interface ListCardProps {
  list: ListName
  /** until its own arrives */
  title: string
  isWide?: boolean
  query: string
}

/** A list of the report: its most frequent rows, with a file of all of them. */
export function ListCard({ list, title, isWide = false, query }: ListCardProps) {
  const [rows, setRows] = useState(10)
  const path = `${REPORT}/lists/${list}`
  const loaded = useReport<ListResponse>(path, `${query}&aantal=${rows}`)
  const { shown } = loaded
  const { download, isBusy } = useDownload()
  return (
    <Card $isWide={isWide}>
      <Flex justifyContent="space-between" wrap="wrap" gap={2}>
        <Typography tag="h2" variant="delta" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton
          label={`Download als CSV: ${title}`}
          variant="ghost"
          disabled={isBusy || !shown || shown.part.data.rows.length === 0}
          onClick={() => void download(`${path}/csv?${query}`, `statistieken-${list}.csv`)}
        >
          <Download />
        </IconButton>
      </Flex>
      <PartOfReport loaded={loaded}>{shown && <Content {...shown.part} rows={rows} onRows={setRows} />}</PartOfReport>
    </Card>
  )
}

interface ContentProps extends ListResponse {
  rows: number
  onRows: (rows: number) => void
}

function Content({ data, siteUrl, rows, onRows }: ContentProps) {
  const { note, empty, screen, isOfBothEditions } = data
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {data.rows.length > 0 ? (
        <ListTable list={data} siteUrl={siteUrl} />
      ) : (
        <Typography textColor="neutral600">{empty}</Typography>
      )}
      <MoreRows hasMore={data.hasMore} rows={rows} onRows={onRows} />
      {(note || isOfBothEditions) && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {note} {isOfBothEditions && 'Van beide edities samen.'}
        </Typography>
      )}
      {screen && (
        <Link tag={RouterLink} to={screen.path}>
          {screen.name}
        </Link>
      )}
    </Flex>
  )
}

const Card = styled(Box)<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};
  min-width: 0;
  padding: 1.6rem 2rem 2rem;
  background: ${({ theme }) => theme.colors.neutral0};
  border-radius: 4px;
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};
`

interface MoreRowsProps {
  hasMore: boolean
  rows: number
  onRows: (rows: number) => void
}

/** Shows more rows of a list, or fewer again. The file has all of them. */
function MoreRows({ hasMore, rows, onRows }: MoreRowsProps) {
  if (rows === MANY) return <TextButton onClick={() => onRows(FEW)}>Toon minder</TextButton>
  return hasMore ? <TextButton onClick={() => onRows(MANY)}>Toon er honderd</TextButton> : null
}
