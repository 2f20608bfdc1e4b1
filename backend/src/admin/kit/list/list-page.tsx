import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import type { ReactNode, Ref } from 'react'
import { useScreen } from '../screen/use-screen'
import { FileButtons } from './file-buttons'
import { FilterBar, type ListFilterField } from './filter-bar'
import { type ListColumn, ListTable } from './list-table'
import { LoadFailed } from './load-failed'
import { Pager } from './pager'
import { useSelection } from './selection'
import { type BulkAction, SelectionBar } from './selection-bar'
import { type ListTabs, TabbedList, tabParameter } from './tabs'
import type { AdminList } from './use-admin-list'
import { useSelectedDownload } from './use-selected-download'

interface Row {
  id: string | number
}

interface ListPageProps<Item extends Row, Facts extends object> {
  list: AdminList<Item, Facts>
  subtitle: string
  /** what a row is: `['reactie', 'reacties']` */
  nouns: readonly [one: string, many: string]
  /** in place of an empty list */
  empty: string
  /** a table; or `item`, for rows that are longer than a table can show */
  columns?: readonly ListColumn<Item>[]
  item?: (item: Item, facts: Facts) => ReactNode
  /** the sort of the backend without a choice, of which the head of a column shows the arrow */
  sort?: string
  tabs?: ListTabs
  /** the label of the text that the backend searches (`search` of `adminList`); without it there is none */
  search?: string
  filters?: readonly ListFilterField[]
  /** name of the file that the button downloads; without it there is no button */
  csv?: string
  /** a second button downloads the rows for Excel */
  hasWorkbook?: boolean
  /** on selected rows; with an empty list they can only be downloaded, without one none can be selected */
  bulkActions?: readonly BulkAction[]
  /** names a row for screen readers, beside the box that selects it */
  nameOf?: (item: Item) => string
  /** beside the title */
  primaryAction?: ReactNode
  /** above the filters, as for key figures */
  above?: ReactNode
  /** the sentence with the number of rows, which can take the focus when a row that had it is gone */
  countRef?: Ref<HTMLParagraphElement>
}

/**
 * A screen with a list: its title, filters, rows and pages, and what stands in place of them while they load, when there
 * are none and when they cannot be loaded. The previous rows stay until others have arrived.
 */
export function ListPage<Item extends Row, Facts extends object>(props: ListPageProps<Item, Facts>) {
  const { list, subtitle, tabs, search, csv, hasWorkbook = false, primaryAction, above } = props
  const { title } = useScreen()
  const rows = <Rows {...props} />
  const words: ListFilterField[] = search ? [{ kind: 'text', name: 'q', label: search }] : []
  const filters = [...words, ...(props.filters ?? [])]
  return (
    <>
      <Layouts.Header
        title={title}
        subtitle={subtitle}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            {csv && <FileButtons list={list} fileName={csv} hasWorkbook={hasWorkbook} />}
            {primaryAction}
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          {above}
          {filters.length > 0 && (
            <FilterBar
              list={list}
              label={`${title} filteren`}
              filters={filters}
              preserved={tabs ? [tabParameter(tabs)] : []}
            />
          )}
          {tabs ? (
            <TabbedList tabs={tabs} list={list}>
              {rows}
            </TabbedList>
          ) : (
            rows
          )}
        </Flex>
      </Layouts.Content>
    </>
  )
}

const idOf = ({ id }: Row) => String(id)

function Rows<Item extends Row, Facts extends object>(props: ListPageProps<Item, Facts>) {
  const { list, nameOf = idOf, columns, item, sort = '', empty, bulkActions, csv, countRef, nouns } = props
  const { data, error, isCurrent, address, change } = list
  const items = data?.data ?? []
  const selection = useSelection(items.map(idOf), list.query, data?.meta?.pagination.total ?? items.length)
  const download = useSelectedDownload(list, csv)
  if (error && !isCurrent) return <LoadFailed message={error} onRetry={list.reload} />
  if (!data) return <Page.Loading />
  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={4}
      aria-busy={!isCurrent}
      style={isCurrent ? undefined : { opacity: 0.5 }}
    >
      {error && <LoadFailed message={error} onRetry={list.reload} />}
      <Typography tag="p" ref={countRef} tabIndex={-1} aria-live="polite" textColor="neutral600">
        {countSentence(list, nouns)}
      </Typography>
      {bulkActions && selection.count > 0 && (
        <SelectionBar
          selection={selection}
          actions={[...bulkActions, ...download]}
          total={data.meta?.pagination.total}
        />
      )}
      {items.length === 0 && <EmptyStateLayout content={empty} />}
      {items.length > 0 && columns && (
        <ListTable
          columns={columns}
          items={items}
          idOf={idOf}
          nameOf={nameOf}
          sort={address.get('sort') ?? sort}
          onSort={(chosen) => change({ sort: chosen })}
          selection={bulkActions && selection}
        />
      )}
      {items.length > 0 && item && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {items.map((one) => (
            <Box key={idOf(one)} tag="li">
              {item(one, data)}
            </Box>
          ))}
        </Flex>
      )}
      <Pager list={list} />
    </Flex>
  )
}

const whole = new Intl.NumberFormat('nl-NL')

function countSentence({ data, address }: AdminList<unknown>, [one, many]: readonly [string, string]): string {
  const { data: items = [], meta, isEstimated } = data ?? {}
  const count = meta?.pagination.total ?? items.length
  const sentence = `${isEstimated ? 'Ongeveer ' : ''}${whole.format(count)} ${count === 1 ? one : many}`
  if (meta || count === 0) return sentence
  const page = address.getAll('after').length + 1
  return `${sentence}, de nieuwste bovenaan${page > 1 ? `, bladzijde ${page}` : ''}`
}
