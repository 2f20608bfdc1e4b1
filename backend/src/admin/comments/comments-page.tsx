import { EmptyStateLayout, Flex, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import type { Judgement } from '../../features/comments/judgement'
import { moderateComments } from '../../features/comments/permission'
import { LoadFailed } from '../lists/load-failed'
import { Pager } from '../lists/pager'
import { TabbedList } from '../lists/tabbed-list'
import { CommentCard } from './comment-card'
import type { CommentQueue, QueuedComment, Which } from './comment-queue'
import { useComments } from './use-comments'

const TABS = [
  ['open', 'Te beoordelen'],
  ['all', 'Alle reacties'],
] as const

/** `/reacties` in the admin: comments that wait for an editor or were reported, and all others. */
export default function CommentsPage() {
  return (
    <Page.Protect permissions={moderateComments.required}>
      <Comments />
    </Page.Protect>
  )
}

function Comments() {
  const [which, setWhich] = useState<Which>('open')
  const [page, setPage] = useState(1)
  const { list, failed, judge, load } = useComments(which, page)
  const show = (tab: Which) => {
    setWhich(tab)
    setPage(1)
  }
  return (
    <Page.Main>
      <Page.Title>Reacties</Page.Title>
      <Layouts.Header title="Reacties" subtitle="Wat lezers onder artikelen schreven" />
      <Layouts.Content>
        <TabbedList label="Welke reacties" tabs={TABS} shown={which} onShow={show}>
          {failed && <LoadFailed message="De reacties kunnen nu niet worden opgehaald." onRetry={load} />}
          {!failed && !list && <Page.Loading />}
          {!failed && list && <CommentList key={which} list={list} judge={judge} onPage={setPage} />}
        </TabbedList>
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
      <Pager page={page} pageCount={pageCount} onPage={onPage} />
    </Flex>
  )
}
