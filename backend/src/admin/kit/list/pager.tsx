import { Button, Flex, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import type { AdminList } from './use-admin-list'

const sizes = [25, 50, 100]

/** The way to the other pages of a list; nothing when there are none. */
export function Pager({ list }: { list: AdminList<unknown> }) {
  return list.data?.meta ? <NumberedPages list={list} /> : <FollowingPages list={list} />
}

function NumberedPages({ list: { data, change } }: { list: AdminList<unknown> }) {
  const pagination = data?.meta?.pagination
  if (!pagination || pagination.total <= Math.min(pagination.pageSize, ...sizes)) return null
  const { page, pageCount, pageSize } = pagination
  return (
    <Flex justifyContent="space-between" alignItems="center" wrap="wrap" gap={4}>
      <Flex gap={2} alignItems="center">
        <Typography variant="pi" textColor="neutral600" aria-hidden>
          Per bladzijde
        </Typography>
        <SingleSelect
          aria-label="Per bladzijde"
          size="S"
          value={String(pageSize)}
          onChange={(size) => change({ size: String(size) })}
        >
          {[...new Set([...sizes, pageSize])]
            .sort((one, other) => one - other)
            .map((size) => (
              <SingleSelectOption key={size} value={String(size)}>
                {size}
              </SingleSelectOption>
            ))}
        </SingleSelect>
      </Flex>
      {pageCount > 1 && (
        <Flex tag="nav" aria-label="Bladzijden" alignItems="center" gap={4}>
          <Button variant="tertiary" disabled={page <= 1} onClick={() => change({ page: String(page - 1) })}>
            Vorige
          </Button>
          <Typography>
            Bladzijde {page} van {pageCount}
          </Typography>
          <Button variant="tertiary" disabled={page >= pageCount} onClick={() => change({ page: String(page + 1) })}>
            Volgende
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

function FollowingPages({ list: { data, address, show } }: { list: AdminList<unknown> }) {
  const trail = address.getAll('after')
  const next = data?.next
  if (trail.length === 0 && !next) return null
  const follow = (cursors: readonly string[]) => {
    const target = new URLSearchParams(address)
    target.delete('after')
    for (const cursor of cursors) target.append('after', cursor)
    show(target)
  }
  return (
    <Flex tag="nav" aria-label="Bladzijden" justifyContent="space-between">
      <Button variant="tertiary" disabled={trail.length === 0} onClick={() => follow(trail.slice(0, -1))}>
        Nieuwere
      </Button>
      <Button variant="tertiary" disabled={!next} onClick={() => next && follow([...trail, next])}>
        Oudere
      </Button>
    </Flex>
  )
}
