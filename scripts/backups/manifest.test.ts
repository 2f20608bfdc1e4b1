import { expect, it } from 'vitest'
import { createAbout, readAbout } from './manifest.ts'

const refused = async (change: object, sentence: string) => {
  const about = { ...(await createAbout(false)), ...change }
  await expect(readAbout(JSON.stringify(about))).rejects.toThrow(sentence)
}

it('accepts a back-up of this system', async () => {
  const about = await createAbout(true)
  expect(await readAbout(JSON.stringify(about))).toEqual(about)
  expect(await readAbout(JSON.stringify({ ...about, product: '0.9.12' }))).toMatchObject({ product: '0.9.12' })
})

it('rejects another PostgreSQL, another kind of machine, a newer version of the site and another file', async () => {
  await refused({ postgres: '17' }, 'The back-up is of PostgreSQL 17 and this version runs')
  await refused({ system: 'sunos-sparc' }, 'was made on sunos-sparc')
  await refused({ product: '999.0.0' }, 'was made by version 999.0.0, which is newer')
  await refused({ format: 2 }, 'This file is no back-up of this site')
  await expect(readAbout('no JSON')).rejects.toThrow('This file is no back-up of this site')
})
