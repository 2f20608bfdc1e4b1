import type { PushTopic } from '@gevel/contract/push-topics'

/** The content types of stories, with their tables, and the topics that an editor can choose from. */
export const storyTypes = {
  'api::content.content': { table: 'contents', topics: ['breaking', 'news'] },
  'api::vacancy.vacancy': { table: 'vacancies', topics: ['vacancies'] },
} as const satisfies Record<string, { table: string; topics: readonly PushTopic[] }>
export type StoryType = keyof typeof storyTypes

export function isStoryType(uid: unknown): uid is StoryType {
  return typeof uid === 'string' && Object.hasOwn(storyTypes, uid)
}
