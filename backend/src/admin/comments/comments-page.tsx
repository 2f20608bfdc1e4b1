import { useRef } from 'react'
import type { Judgement } from '../../features/comments/moderation/judge'
import { useAction } from '../kit/action/use-action'
import { ListPage } from '../kit/list/list-page'
import { useAdminList } from '../kit/list/use-admin-list'
import { CommentCard } from './comment-card'
import { COMMENTS, COMMENTS_FAILED, type QueuedComment } from './comment-queue'

const DONE = { shown: 'De reactie staat op de site.', hidden: 'De reactie is verborgen.' } as const

/** `/reacties` in the admin: comments that wait for an editor or were reported, and all others. */
export default function CommentsPage() {
  const list = useAdminList<QueuedComment, { siteUrl: string }>(COMMENTS, COMMENTS_FAILED)
  const count = useRef<HTMLParagraphElement>(null)
  const judge = useAction<{ comment: QueuedComment; to: Judgement }>({
    request: ({ comment: { id, version }, to }) => ({
      method: 'PUT',
      path: `${COMMENTS}/${id}/judgement`,
      body: { state: to, version },
    }),
    done: ({ to }) => DONE[to],
  })
  const decide = async (comment: QueuedComment, to: Judgement) => {
    await judge.run({ comment, to })
    // the focused button may have been removed with its comment
    count.current?.focus()
  }
  return (
    <ListPage
      list={list}
      subtitle="Wat lezers onder artikelen schreven"
      nouns={['reactie', 'reacties']}
      empty="Er is niets te beoordelen."
      tabs={{
        label: 'Welke reacties',
        options: [
          ['open', 'Te beoordelen'],
          ['all', 'Alle reacties'],
        ],
      }}
      countRef={count}
      item={(comment, { siteUrl }) => (
        <CommentCard
          comment={comment}
          siteUrl={siteUrl}
          isBusy={judge.isBusy}
          onJudge={(to) => void decide(comment, to)}
        />
      )}
    />
  )
}
