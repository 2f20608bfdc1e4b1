/**
 * What a device can be notified of: important news and other news that editors select, new articles about what its
 * reader follows, and vacancies.
 */
export const pushTopics = ['breaking', 'news', 'followed', 'vacancies'] as const
export type PushTopic = (typeof pushTopics)[number]

/** Quiet hours of a device that has not chosen any, in Dutch time. */
export const usualQuietHours = { from: 22, until: 7 }
