import { parse } from 'bowser'
import { expect, test, vi } from 'vitest'
import { agentFacts } from './agent-facts'

vi.mock(import('bowser'), async (importOriginal) => {
  const bowser = await importOriginal()
  return { ...bowser, parse: vi.fn(bowser.parse) }
})

const chrome = '(KHTML, like Gecko) Chrome/147.0.0.0'

test.each([
  ['desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36`],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'],
  ['phone', `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${chrome} Mobile Safari/537.36`],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
])('knows a browser on a %s', (device, agent) => {
  expect(agentFacts(agent)).toEqual({ isBot: false, device })
})

test.each([
  '',
  'x',
  'node',
  'curl/8.14.1',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/147.0.0.0 Safari/537.36`,
])('takes %s for a bot', (agent) => expect(agentFacts(agent).isBot).toBe(true))

test('parses an agent once, and again after more agents than it caches', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
  const timesParsed = () => vi.mocked(parse).mock.calls.filter(([agent]) => agent === firefox).length
  expect(agentFacts(firefox)).toEqual(agentFacts(firefox))
  expect(timesParsed()).toBe(1)
  for (let number = 0; number < 2_500; number++) agentFacts(`invented ${number}`)
  expect(agentFacts(firefox)).toEqual({ isBot: false, device: 'desktop' })
  expect(timesParsed()).toBe(2)
})
