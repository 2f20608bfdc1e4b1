import { setTimeout as pause } from 'node:timers/promises'
import type { Editor } from '../editor.ts'
import type { Instance } from './instance.ts'

export interface Published {
  documentId: string
  title: string
  path: string
}

/** The fields of an article as the admin's form sends them. */
export function article(title: string) {
  const text = { type: 'paragraph', children: [{ type: 'text', text: 'Een bericht uit de proef met storingen.' }] }
  return {
    edition: 'general',
    label: 'Proef',
    title,
    intro: 'Een bericht dat moet aankomen, wat er ook uitvalt.',
    access: 'free',
    blocks: [{ __component: 'blocks.text', content: [text] }],
  }
}

/** Creates an article at one instance of the backend, as the admin does. */
export function createDraft({ url }: Instance, token: string, title: string): Promise<Response> {
  return fetch(`${url}/content-manager/collection-types/api::content.content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(article(title)),
  })
}

/** Writes an article and publishes it. */
export async function publish(editor: Editor, title: string): Promise<Published> {
  const { documentId, publicId } = await editor.create('content', article(title))
  const { slug } = await editor.publish('content', documentId, article(title))
  return { documentId, title, path: `/news/${publicId}/${slug}` }
}

/**
 * Publishes one after the other, and continues when one fails.
 * @returns those that the backend reported as published
 */
export async function publishRepeatedly(editor: Editor, title: string, until: AbortSignal): Promise<Published[]> {
  const published: Published[] = []
  while (!until.aborted) {
    const one = await publish(editor, `${title} ${published.length}`).catch(() => pause(50))
    if (one) published.push(one)
  }
  return published
}
