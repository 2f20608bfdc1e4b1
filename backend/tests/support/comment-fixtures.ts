import type { LogIn } from '@gevel/contract/account'
import type { Client } from 'pg'
import { afterAll } from 'vitest'
import { type Admin, logIn } from './admin.ts'
import { articleFields } from './articles.ts'
import type { ApiResponse } from './backend.ts'
import { CommentedArticle, elsewhere } from './comments.ts'
import { openDatabase } from './database.ts'
import { newReader } from './registration.ts'

interface QueuedComment {
  id: number
  version: number
  state: string
  text: string
  replyTo: { author: string; text: string } | null
  reports: { reason: string; note: string | null }[]
  judgement: { editor: string; state: string } | null
}

/** An editor, a database, and articles to comment on, which exist while the tests of a file run. */
export class CommentFixtures {
  readonly admin: Admin
  readonly database: Client
  readonly #published: CommentedArticle[] = []

  private constructor(admin: Admin, database: Client) {
    this.admin = admin
    this.database = database
  }

  static async open(): Promise<CommentFixtures> {
    return new CommentFixtures(await logIn(), await openDatabase())
  }

  async publishArticle(fields: object = {}): Promise<CommentedArticle> {
    const { publicId, documentId } = await this.admin.create('content', articleFields('Over reacties', fields))
    const article = new CommentedArticle(publicId, documentId)
    this.#published.push(article)
    await this.admin.publish('content', documentId)
    return article
  }

  /** A reader whose first comment was approved, so that the next appear at once. */
  async knownReader(): Promise<LogIn> {
    const reader = await newReader()
    await this.database.query(
      `INSERT INTO gevel_comments (article_public_id, user_id, text, state, idempotency_key, written_at)
       VALUES ($1, $2, 'Eerder geplaatst.', 'shown', gen_random_uuid(), now() - interval '1 day')`,
      [elsewhere, reader.user.id],
    )
    return reader
  }

  /** The list on the editor's screen. */
  async queue(which: 'open' | 'all' = 'open'): Promise<QueuedComment[]> {
    const { body } = await this.admin.request('GET', `/admin/site/comments?which=${which}`)
    return (body as { data: QueuedComment[] }).data
  }

  async inQueue(id: number): Promise<QueuedComment | undefined> {
    return (await this.queue()).find((comment) => comment.id === id)
  }

  /** @param version of the text that the editor has read */
  judge(id: number, state: string, version = 1): Promise<ApiResponse> {
    return this.admin.request('PUT', `/admin/site/comments/${id}/judgement`, { state, version })
  }

  async close(): Promise<void> {
    for (const { documentId } of this.#published) await this.admin.remove('content', documentId)
    await this.database.query('DELETE FROM gevel_comments WHERE article_public_id = $1', [elsewhere])
    await this.database.end()
  }
}

/** Fixtures with an article to comment on, for all tests of a file; they are removed after the last one. */
export async function openCommentFixtures(): Promise<{ fixtures: CommentFixtures; article: CommentedArticle }> {
  const fixtures = await CommentFixtures.open()
  afterAll(() => fixtures.close())
  return { fixtures, article: await fixtures.publishArticle() }
}
