import { Box, Button, EmptyStateLayout, Flex, Tabs, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import type { Judgement } from '../../comments/judgement'
import { CommentCard } from './comment-card'
import type { CommentQueue, QueuedComment, Which } from './comment-queue'
import { moderateComments } from './permission'
import { useComments } from './use-comments'

const TABS = [
  ['open', 'Te beoordelen'],
  ['all', 'Alle reacties'],
] as const

/** `/reacties` in the admin: comments that wait for an editor or were reported, and all others. */
export default function CommentsPage() {
  return (
    <Page.Protect permissions={moderateComments}>
      <Comments />
    </Page.Protect>
  )
}

function Comments() {
  const [which, setWhich] = useState<Which>('open')
  const [page, setPage] = useState(1)
  const { list, failed, judge, load } = useComments(which, page)
  const show = (tab: string) => {
    setWhich(tab === 'all' ? 'all' : 'open')
    setPage(1)
  }
  return (
    <Page.Main>
      <Page.Title>Reacties</Page.Title>
      <Layouts.Header title="Reacties" subtitle="Wat lezers onder artikelen schreven" />
      <Layouts.Content>
        <Tabs.Root value={which} onValueChange={show} variant="simple">
          <Tabs.List aria-label="Welke reacties">
            {TABS.map(([value, label]) => (
              <Tabs.Trigger key={value} value={value}>
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {TABS.map(([value]) => (
            <Tabs.Content key={value} value={value}>
              <Box paddingTop={5}>
                {failed && <Failed onRetry={load} />}
                {!failed && !list && <Page.Loading />}
                {!failed && list && <CommentList key={which} list={list} judge={judge} onPage={setPage} />}
              </Box>
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Layouts.Content>
    </Page.Main>
  )
}

interface CommentListProps {
  list: CommentQueue
  judge: (comment: QueuedComment, to: Judgement) => Promise<void>
  onPage: (page: number) => void
}

function CommentList({ list: { data, meta, siteUrl }, judge, onPage }: CommentListProps) {
  const [busyWith, setBusyWith] = useState<number>()
  const count = useRef<HTMLParagraphElement>(null)
  const { page, pageCount, total } = meta.pagination
  const decide = async (comment: QueuedComment, to: Judgement) => {
    setBusyWith(comment.id)
    await judge(comment, to)
    setBusyWith(undefined)
    // the focused button may have been removed with its comment
    count.current?.focus()
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" ref={count} tabIndex={-1} aria-live="polite" textColor="neutral600">
        {total === 1 ? '1 reactie' : `${total} reacties`}
      </Typography>
      {data.length === 0 ? (
        <EmptyStateLayout content="Er is niets te beoordelen." />
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
          {data.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              siteUrl={siteUrl}
              isBusy={busyWith !== undefined}
              onJudge={(to) => void decide(comment, to)}
            />
          ))}
        </Flex>
      )}
      {pageCount > 1 && (
        <Flex tag="nav" aria-label="Bladzijden" justifyContent="space-between" alignItems="center">
          <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            Vorige
          </Button>
          <Typography>
            Bladzijde {page} van {pageCount}
          </Typography>
          <Button variant="tertiary" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
            Volgende
          </Button>
        </Flex>
      )}
    </Flex>
  )
}

function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <EmptyStateLayout
      content="De reacties kunnen nu niet worden opgehaald."
      action={
        <Button variant="secondary" onClick={() => void onRetry()}>
          Opnieuw proberen
        </Button>
      }
    />
  )
}
