import type { PushTopic } from '@gevel/contract/push-topics'

/** The topics as editors read them, as in the readers' settings. */
export const topicNames: Readonly<Record<PushTopic, string>> = {
  breaking: 'Belangrijk nieuws',
  news: 'Ander nieuws',
  followed: 'Volgers',
  vacancies: 'Vacatures',
}

const counts = new Intl.NumberFormat('nl-NL')

export function deviceCount(devices: number): string {
  return devices === 1 ? '1 apparaat' : `${counts.format(devices)} apparaten`
}
