import {
  type PlacedComment,
  placedCommentSchema,
  readerThreadListSchema,
  threadListSchema,
} from '@gevel/contract/comments'
import { list } from '@gevel/contract/envelope'
import { type ApiResponse, ask } from './backend.ts'
import { askAs } from './visitor.ts'

/** The public comments of an article. */
export const commentsSchema = threadListSchema
const ownSchema = list(placedCommentSchema)

/** Id of an article that does not exist. */
export const elsewhere = 2_000_000_000

/** An article, and what readers do with its comments. */
export class CommentedArticle {
  readonly publicId: number
  readonly documentId: string
  /** path of the public comments */
  readonly path: string

  constructor(publicId: number, documentId: string) {
    this.publicId = publicId
    this.documentId = documentId
    this.path = `/public/contents/${publicId}/comments`
  }

  /** @param replyTo id of the comment that it replies to */
  send(
    jwt: string,
    text: string,
    idempotencyKey: string = crypto.randomUUID(),
    replyTo?: number,
  ): Promise<ApiResponse> {
    const path = `/account/articles/${this.publicId}/comments`
    return askAs({ jwt }, 'POST', path, { text, idempotencyKey, ...(replyTo !== undefined && { replyTo }) })
  }

  /** @throws ZodError when it is rejected */
  async write(jwt: string, text: string, replyTo?: number): Promise<PlacedComment> {
    return placedCommentSchema.strict().parse((await this.send(jwt, text, undefined, replyTo)).body)
  }

  /** The public comments. */
  async seen(page = 1, order = 'oldest') {
    return commentsSchema.parse((await ask(`${this.path}?page=${page}&order=${order}`)).body)
  }

  async textsSeen(): Promise<string[]> {
    return (await this.seen()).data.map(({ text }) => text)
  }

  /** The comments that a reader sees. */
  async seenAs(jwt: string) {
    return readerThreadListSchema.parse(
      (await askAs({ jwt }, 'GET', `/account/articles/${this.publicId}/comments`)).body,
    ).data
  }
}

export const change = (jwt: string, id: number, text: string) =>
  askAs({ jwt }, 'PUT', `/account/comments/${id}`, { text })
export const remove = (jwt: string, id: number) => askAs({ jwt }, 'DELETE', `/account/comments/${id}`)
export const report = (jwt: string, id: number, fields: object = { reason: 'offensive' }) =>
  askAs({ jwt }, 'PUT', `/account/comments/${id}/report`, fields)
export const recommend = (jwt: string, id: number) => askAs({ jwt }, 'PUT', `/account/comments/${id}/recommendation`)
export const withdraw = (jwt: string, id: number) => askAs({ jwt }, 'DELETE', `/account/comments/${id}/recommendation`)

/** All comments of a reader, newest first. */
export async function ownComments(jwt: string, query = '') {
  return ownSchema.parse((await askAs({ jwt }, 'GET', `/account/comments${query}`)).body)
}
