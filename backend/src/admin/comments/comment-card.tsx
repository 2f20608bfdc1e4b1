import type { CommentState, ReportReason } from '@gevel/contract/comments'
import { Badge, Box, Button, Flex, Link, Typography } from '@strapi/design-system'
import type { Judgement } from '../../features/comments/moderation/judge'
import { choicesFor, type QueuedComment } from './comment-queue'

const STATES = {
  waiting: { label: 'Wacht', colors: { backgroundColor: 'warning100', textColor: 'warning700' } },
  shown: { label: 'Staat op de site', colors: { backgroundColor: 'success100', textColor: 'success700' } },
  hidden: { label: 'Verborgen', colors: { backgroundColor: 'neutral150', textColor: 'neutral700' } },
} as const satisfies Record<CommentState, unknown>

const REASONS: Readonly<Record<ReportReason, string>> = {
  advertising: 'Reclame',
  offensive: 'Beledigend of discriminerend',
  incorrect: 'Onjuist',
  other: 'Anders',
}

const clock = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
const moment = (at: string) => clock.format(new Date(at))

interface CommentCardProps {
  comment: QueuedComment
  siteUrl: string
  /** a judgement is being saved */
  isBusy: boolean
  onJudge: (to: Judgement) => void
}

const recommendedBy = ({ recommendations }: QueuedComment) => {
  if (recommendations === 0) return ''
  return recommendations === 1 ? ', aanbevolen door een lezer' : `, aanbevolen door ${recommendations} lezers`
}

/** The beginning of the comment that a reply is to. */
function RepliedTo({ comment: { author, text, state } }: { comment: NonNullable<QueuedComment['replyTo']> }) {
  return (
    <Box background="neutral100" hasRadius padding={3}>
      <Typography tag="p" variant="pi" textColor="neutral600">
        Antwoord op {author}
        {state !== 'shown' && `, ${STATES[state].label.toLowerCase()}`}
      </Typography>
      <Typography tag="p" ellipsis>
        {text}
      </Typography>
    </Box>
  )
}

/** A comment with its author, its article, its reports, and the editor's actions. */
export function CommentCard({ comment, siteUrl, isBusy, onJudge }: CommentCardProps) {
  const { id, text, state, writtenAt, editedAt, author, replyTo, article, reports, judgement } = comment
  const { label, colors } = STATES[state]
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5}>
      <Flex tag="article" direction="column" alignItems="stretch" gap={3} aria-labelledby={`van-${id}`}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
          <div>
            <Typography tag="h2" variant="delta" id={`van-${id}`}>
              {author.name}
            </Typography>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {author.email} · {author.shown} geplaatst, {author.hidden} verborgen
              {author.blocked && ' · account geblokkeerd'}
            </Typography>
          </div>
          <Badge {...colors} minWidth="max-content">
            {label}
          </Badge>
        </Flex>
        {replyTo && <RepliedTo comment={replyTo} />}
        <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {text}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          <time dateTime={writtenAt}>{moment(writtenAt)}</time>
          {editedAt && `, bewerkt ${moment(editedAt)}`}
          {recommendedBy(comment)}, onder{' '}
          {article ? (
            <Link href={`${siteUrl}${article.path}#reacties`} isExternal>
              {article.title}
            </Link>
          ) : (
            'een artikel dat nu niet op de site staat'
          )}
        </Typography>
        {reports.length > 0 && (
          <Box background="danger100" hasRadius padding={3}>
            <Typography tag="p" fontWeight="semiBold" textColor="danger700">
              {reports.length === 1 ? 'Gemeld door een lezer' : `Gemeld door ${reports.length} lezers`}
            </Typography>
            <ul>
              {reports.map(({ reason, note, reportedAt }) => (
                <Typography tag="li" key={reportedAt} textColor="neutral800">
                  {REASONS[reason]}
                  {note && `: ‘${note}’`}
                </Typography>
              ))}
            </ul>
          </Box>
        )}
        {judgement && (
          <Typography tag="p" variant="pi" textColor="neutral600">
            {judgement.state === 'shown' ? 'Toegelaten' : 'Verborgen'} door {judgement.editor}, {moment(judgement.at)}
          </Typography>
        )}
        <Flex gap={2}>
          {choicesFor(comment).map(({ to, label: choice }) => (
            <Button
              key={to}
              variant={to === 'shown' ? 'default' : 'danger-light'}
              disabled={isBusy}
              aria-describedby={`van-${id}`}
              onClick={() => onJudge(to)}
            >
              {choice}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Box>
  )
}
