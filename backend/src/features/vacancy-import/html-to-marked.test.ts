import { readMarkedText } from '@gevel/contract/marked-text'
import { expect, test } from 'vitest'
import { htmlToMarked } from './html-to-marked'

test.each([
  ['<h2>Wat u doet</h2><p>U <b>leidt </b>een team.</p>', '## Wat u doet\n\nU **leidt** een team.'],
  ['<ul><li>rooster</li><li>voorraad</li></ul><p>Einde</p>', '- rooster\n- voorraad\n\nEinde'],
  ['<ol><li>een<li>twee</ol>', '1. een\n2. twee'],
  [
    'Zie <a href="https://x.example/a (1)">hier</a>',
    'Zie [hier](https://x.example/a%20%281%29)'.replace('%28', '(').replace('%29', ')'),
  ],
  ['<a href="javascript:alert(1)">klik</a><script>alert(2)</script><style>p{}</style>', 'klik'],
  ['<p>&lt;b&gt; &amp; &eacute;n</p>', '<b> & én'],
  ['Regel een\nregel twee', 'Regel een\nregel twee'],
  ['<p></p><li></li><b></b>', ''],
])('%s', (html, marked) => {
  expect(decodeURIComponent(htmlToMarked(html))).toBe(decodeURIComponent(marked))
})

test('makes nothing but headings, lists, bold text and links of whatever it gets', () => {
  const marked = htmlToMarked(
    '<div onclick=x><img src=x onerror=alert(1)><iframe src=//x></iframe><svg><a>s</a></svg>Tekst</div>',
  )
  expect(readMarkedText(marked)).toEqual([{ type: 'paragraph', children: [{ type: 'text', text: 'Tekst' }] }])
})
