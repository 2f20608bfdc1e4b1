import type { AlertSearch } from '@gevel/contract/vacancy-alerts'
import { expect, test } from 'vitest'
import { searchOf, topicOf } from './alert-topic'

const all: AlertSearch = { edition: null, text: '', place: '', within: 25, filters: {} }

test.each<[AlertSearch, string]>([
  [all, ''],
  [{ ...all, edition: 'pro', text: 'kraan & co' }, 'editie=pro&q=kraan+%26+co'],
  [
    { ...all, place: 'Hengelo (Gelderland)', within: 50, filters: { level: 'mbo', category: 'techniek' } },
    'plaats=Hengelo+%28Gelderland%29&straal=50&vakgebied=techniek&niveau=mbo',
  ],
])('%j has one topic, which says it again', (search, topic) => {
  expect(topicOf(search)).toBe(topic)
  expect(searchOf(topic)).toEqual(search)
})

test('does not guess what an unknown topic meant', () => {
  expect(searchOf('vakgebied=ruimtevaart')).toBeUndefined()
})
