import type { MarkedRef } from '@gevel/contract/references'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadlineLink } from './headline-link.tsx'

const news: MarkedRef = { id: 7, slug: 'kop', edition: 'general', title: 'De kop', access: 'free', form: 'news' }

const textOf = (article: MarkedRef) =>
  renderToStaticMarkup(<HeadlineLink article={article} />)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')

test('is the title alone for news that everyone may read', () => {
  expect(textOf(news)).toBe('|De kop| ')
})

test('names the form of an opinion first, and who may read it last', () => {
  expect(textOf({ ...news, form: 'opinion' })).toBe('|Opinie| |De kop| ')
  expect(textOf({ ...news, access: 'account' })).toBe('|De kop| |Met account|')
  expect(textOf({ ...news, form: 'interview', access: 'subscriber' })).toBe('|Interview| |De kop| |Abonnee|')
})
