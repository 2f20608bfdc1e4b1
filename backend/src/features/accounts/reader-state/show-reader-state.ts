import type { ReaderState } from '@gevel/contract/reader-state'
import { timestamp } from '../../../platform/http/timestamp'
import { nameOf } from '../../../platform/readers/account'
import { readerOfAccount } from '../../../platform/readers/reader'
import type { ReaderRequest } from '../../../platform/readers/reader-route'
import { editableFor } from '../../comments/reader-comments'

/** Maximum rows of one kind; a reader with more gets none, as the website stores the state of many readers. */
const maxRows = 500

type Lists = Pick<
  ReaderState,
  'savedArticles' | 'savedVacancies' | 'followed' | 'savedSearches' | 'comments' | 'privateThreads'
>

const rowsOf = (values: string) => `ARRAY(SELECT * FROM (${values}) rows LIMIT ${maxRows + 1})`

/**
 * `GET /account/reader-state`: all that a page shows a reader of itself, in one query. What it
 * did with comments that everybody sees is apart from those that only it sees.
 */
export async function showReaderState({ session: { account } }: ReaderRequest) {
  const { rows }: { rows: [Lists] } = await strapi.db.connection.raw(
    `WITH followed AS (SELECT kind, subject FROM gevel_followed_subjects WHERE user_id = :userId)
    SELECT
      ${rowsOf('SELECT article_public_id FROM gevel_saved_articles WHERE user_id = :userId')} AS "savedArticles",
      ${rowsOf('SELECT vacancy_id FROM gevel_saved_vacancies WHERE user_id = :userId')} AS "savedVacancies",
      ${rowsOf(`
        SELECT 'tag:' || slug FROM followed JOIN tags ON document_id = subject WHERE kind = 'tag'
        UNION SELECT 'author:' || slug FROM followed JOIN authors ON document_id = subject WHERE kind = 'author'
        UNION SELECT 'company:' || public_id FROM followed JOIN partners ON document_id = subject WHERE followed.kind = 'company'
        UNION SELECT 'series:' || subject FROM followed WHERE kind = 'series'`)} AS followed,
      ${rowsOf('SELECT key FROM gevel_saved_searches WHERE user_id = :userId')} AS "savedSearches",
      ${rowsOf(`
        SELECT article_public_id || ':' || id || ':wrote' FROM gevel_comments WHERE user_id = :userId AND state = 'shown'
        UNION ALL SELECT c.article_public_id || ':' || c.id || ':recommended' FROM gevel_comment_recommendations r
          JOIN gevel_comments c ON c.id = r.comment_id WHERE r.user_id = :userId
        UNION ALL SELECT c.article_public_id || ':' || c.id || ':reported' FROM gevel_comment_reports r
          JOIN gevel_comments c ON c.id = r.comment_id WHERE r.user_id = :userId
        ORDER BY 1`)} AS comments,
      ${rowsOf(`
        SELECT DISTINCT article_public_id FROM gevel_comments
          WHERE user_id = :userId AND (state <> 'shown' OR now() < written_at + ${editableFor})`)} AS "privateThreads"`,
    { userId: account.id },
  )
  const [lists] = rows
  const isComplete = Object.values(lists).every(({ length }) => length <= maxRows)
  const none: Lists = {
    savedArticles: [],
    savedVacancies: [],
    followed: [],
    savedSearches: [],
    comments: [],
    privateThreads: [],
  }
  const reader = readerOfAccount(account)
  const readerUntil = timestamp(account.editionsUntil)
  return {
    data: { id: account.id, name: nameOf(account), reader, readerUntil, isComplete, ...(isComplete ? lists : none) },
  }
}
