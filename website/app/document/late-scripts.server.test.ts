import { expect, test } from 'vitest'
import { withLateScripts } from './late-scripts.server.ts'

const html =
  '<body><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js" as="x"/>' +
  '<script>window.x = 1</script><script>window.y = 2</script><script type="module" async="">import "/assets/a.js";$&</script></body>'

test('delays the module script, and preloads its files', () => {
  const late = withLateScripts(html)
  expect(late).toContain(
    '<script type="text/plain" id="late" data-modules="/assets/a.js /assets/b.js">import "/assets/a.js";$&</script>',
  )
  expect(late).not.toContain('modulepreload" href')
  expect(late).not.toContain('<script type="module"')
  // one script with the starter, which needs one hash
  expect(late).toMatch(/<\/script><script>window.x = 1;window.y = 2;\(\(\)=>\{.*<\/script><\/body>$/s)
})

test('takes the files to preload from anywhere before the script, and each once', () => {
  const link = (href: string) => `<link rel="modulepreload" href="${href}"/>`
  const late = withLateScripts(
    `<head>${link('/a.js')}<title>T</title></head><p>${link('/b.js')}x</p>${link('/a.js')}<script type="module" async="">c</script><p>y</p>`,
  )
  expect(late).toMatch(
    /^<head><title>T<\/title><\/head><p>x<\/p><script type="text\/plain" id="late" data-modules="\/a.js \/b.js">c</,
  )
  expect(late).toMatch(/<p>y<\/p>$/)
})

test('leaves data and files before the script as they are', () => {
  for (const before of ['<script type="application/json">1</script>', '<script src="/a.js"></script>', '<p>x</p>']) {
    const late = withLateScripts(`${before}<script type="module" async="">c</script>`)
    expect(late).toContain(`${before}<script type="text/plain" id="late"`)
  }
})

test('leaves a page without scripts as it is', () => expect(withLateScripts('<p>x</p>')).toBe('<p>x</p>'))
