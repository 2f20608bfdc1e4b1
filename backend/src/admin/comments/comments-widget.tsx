import { Box, Flex, Typography } from '@strapi/design-system'
import { Widget } from '@strapi/strapi/admin'
import { useAdminData } from '../kit/data/use-admin-data'
import { COMMENTS, type CommentQueue, type QueuedComment } from './comment-queue'

/** The number of comments on the home page; the rest is behind its link. */
const SHOWN = 3

/** On the admin's home page: how many comments need a judgement, and the oldest of them. */
export function CommentsWidget() {
  const { data, error } = useAdminData<CommentQueue>(COMMENTS)
  if (error) return <Widget.Error />
  if (!data) return <Widget.Loading />
  const { total } = data.meta.pagination
  if (total === 0) return <Widget.NoData>Er wacht geen reactie op u.</Widget.NoData>
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="p">
        {total === 1 ? '1 reactie wacht op u' : `${total} reacties wachten op u`}
      </Typography>
      {data.data.slice(0, SHOWN).map((comment) => (
        <Waiting key={comment.id} comment={comment} />
      ))}
    </Flex>
  )
}

function Waiting({ comment: { author, article, text, reports } }: { comment: QueuedComment }) {
  return (
    <Box>
      <Typography variant="pi" textColor="neutral600" tag="p" ellipsis>
        {author.name}
        {reports.length > 0 && ', gemeld'}
        {article && `, onder ‘${article.title}’`}
      </Typography>
      <Typography tag="p" ellipsis>
        {text}
      </Typography>
    </Box>
  )
}
