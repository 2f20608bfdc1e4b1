import { expect, test } from 'vitest'
import { readJob } from './job-text'
import { readFeed } from './read-feed'

const defaults = { edition: 'general', category: 'winkel-en-verkoop' } as const
const read = (fields: Record<string, string>) => {
  const elements = Object.entries(fields).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
  const [job = new Map()] = readFeed(`<jobs><job>${elements.join('')}</job></jobs>`)
  return readJob(job, defaults)
}
const recruitee = {
  ...{ reference: 'r-12', title: 'Kraanmachinist', company: 'Hamerslag', city: 'Emmen', country: 'NL' },
  ...{ careers_apply_url: 'https://werk.hamerslag.example/o/kraan/c/new', min_hours: '32', max_hours: '38' },
  ...{ salary_min: '2900', salary_max: '3400.4', salary_period: 'month', education: 'MBO niveau 4' },
  description: '<p>U hijst. Elke dag.</p><h3>Wij vragen</h3><ul><li>ervaring</li></ul>',
}

test('reads a job as a vacancy with the link of its employer', () => {
  expect(read(recruitee)).toMatchObject({
    ...{ reference: 'r-12', employer: 'Hamerslag', postedOn: null, closesOn: null },
    text: {
      ...{
        edition: 'general',
        title: 'Kraanmachinist',
        intro: 'U hijst. Elke dag.',
        city: 'Emmen',
        province: 'Drenthe',
      },
      ...{ category: 'winkel-en-verkoop', level: 'mbo', hoursMin: 32, hoursMax: 38, salaryMin: 2900, salaryMax: 3400 },
      apply: { way: 'link', url: 'https://werk.hamerslag.example/o/kraan/c/new' },
      body: [{ type: 'paragraph' }, { type: 'heading', level: 3 }, { type: 'list' }],
    },
  })
})

test('reads the names of the form that job boards read', () => {
  const { reference, careers_apply_url: url, ...fields } = recruitee
  expect(
    read({
      ...{ ...fields, referencenumber: reference, url, state: 'Drenthe', category: 'Techniek' },
      ...{ date: 'Fri, 20 Nov 2026 23:30:00 GMT', expirationdate: '2026-12-31' },
    }),
  ).toMatchObject({ reference, text: { category: 'techniek' }, postedOn: '2026-11-21', closesOn: '2026-12-31' })
})

test('invents no salary of one that is per year or a text', () => {
  expect(read({ ...recruitee, salary_period: 'year' })).toMatchObject({ text: { salaryMin: null, salaryMax: null } })
  expect(read({ ...recruitee, salary_min: 'marktconform', salary_max: '' })).toMatchObject({
    text: { salaryMin: null },
  })
})

test.each([
  [{ reference: '' }, 'it has no reference'],
  [{ country: 'BE' }, 'it is in be'],
  [{ company: '' }, 'it names no company'],
  [{ title: '' }, 'title: Functietitel is verplicht.'],
  [{ city: 'Brussel' }, 'province: '],
  [{ careers_apply_url: 'javascript:alert(1)' }, 'apply.url: '],
  [{ careers_apply_url: 'http://127.0.0.1/x' }, 'apply.url: '],
  [{ description: '<script>x</script>' }, 'intro: '],
])('says why %j is no vacancy', (change, problem) => {
  expect(read({ ...recruitee, ...change })).toMatchObject({ problem: expect.stringContaining(problem) })
})
