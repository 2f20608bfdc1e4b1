// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pastedText } from './pasted-text.ts'

test('keeps headings, lists, bold text and links of Google Docs, without the bold around all of it', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Wat u doet</span></h2>
    <p><span style="font-weight:400">U leidt </span><span style="font-weight:700">een team</span><span>.</span></p>
    <ul><li><p><span>rooster</span></p></li><li><p><span>voorraad</span></p></li></ul>
    <p><a href="https://voorbeeld.nl/a b"><span>de site</span></a></p></b>`
  expect(pastedText(html)).toBe(
    '## Wat u doet\n\nU leidt **een team**.\n\n- rooster\n- voorraad\n\n[de site](https://voorbeeld.nl/a%20b)',
  )
})

test('reads the paragraphs of Word that are items of a list, and drops its styles', () => {
  const html = `<html><head><style>p{mso-x:1}</style></head><body><!--StartFragment-->
    <p class=MsoNormal>Een <b>vet</b> woord</p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp; </span></span>een</p>
    <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span>·<span>&nbsp;&nbsp; </span></span>twee</p>
    <o:p></o:p><!--EndFragment--></body></html>`
  expect(pastedText(html)).toBe('Een **vet** woord\n\n- een\n- twee')
})

test.each([
  ['<script>alert(1)</script><p onclick="x()">tekst</p>', 'tekst'],
  ['<a href="javascript:alert(1)">klik</a>', 'klik'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<ol><li>een</li><li>twee</li></ol>', '1. een\n2. twee'],
])('makes text of %j', (html, text) => expect(pastedText(html)).toBe(text))
