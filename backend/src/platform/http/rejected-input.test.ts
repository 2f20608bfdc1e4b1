import { errors } from '@strapi/utils'
import { expect, test } from 'vitest'
import { registry } from '../metrics/metrics'
import { adminRejectionOf, rejectionOf } from './rejected-input'

const thrownAt = <E extends Error>(error: E, file: string): E =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at Array.map (<anonymous>)\n    at f (${file}:1:1)`,
  })
const statusOf = (error: Error | undefined) => (error && 'status' in error ? error.status : error?.name)

const unfit = Object.assign(new Error('invalid input syntax'), { code: '22P02', severity: 'ERROR' })
const inHelpers = '/srv/node_modules/@strapi/database/dist/query/helpers/where.js'

test('rejects a value that the database does not accept', () => {
  expect(rejectionOf(unfit)).toBeInstanceOf(errors.ValidationError)
})

test('rejects a filter that Strapi cannot turn into SQL', () => {
  expect(rejectionOf(thrownAt(new Error('Invalid orderBy syntax'), inHelpers))).toBeInstanceOf(errors.ValidationError)
  expect(rejectionOf(thrownAt(new TypeError('x is undefined'), inHelpers))).toBeUndefined()
})

test('keeps the status of an error that another copy of http-errors created', () => {
  const foreign = Object.assign(new Error('Malicious Path'), { status: 400, expose: true })
  expect(statusOf(rejectionOf(foreign))).toBe(400)
  const hidden = Object.assign(new Error('no'), { status: 500, expose: false })
  expect(rejectionOf(hidden)).toBeUndefined()
})

test('rejects input that makes a library throw, on routes of the admin only', () => {
  const mistake = thrownAt(new TypeError('x.map is not a function'), '/srv/node_modules/lodash/lodash.js')
  expect(rejectionOf(mistake)).toBeUndefined()
  expect(adminRejectionOf(mistake, true)).toBeInstanceOf(errors.ValidationError)
  const range = thrownAt(new RangeError('Invalid array length'), '/srv/node_modules/lodash/lodash.js')
  expect(adminRejectionOf(range, true)).toBeInstanceOf(errors.ValidationError)
})

test('rejects an id that Strapi cannot write', () => {
  const file = '/srv/node_modules/@strapi/database/dist/entity-manager/index.js'
  const invalidId = thrownAt(new Error('Invalid id, expected a string or integer, got {}'), file)
  expect(adminRejectionOf(invalidId, true)).toBeInstanceOf(errors.ValidationError)
  expect(rejectionOf(invalidId)).toBeUndefined()
  expect(adminRejectionOf(thrownAt(new Error('Nothing to insert'), file), true)).toBeUndefined()
})

test.each(['fields/shared/parsers.js', 'query/query-builder.js'])(
  'rejects a value that Strapi cannot turn into a column or a condition, on routes of the admin only (%s)',
  (file) => {
    const unreadable = thrownAt(new Error('no'), `/srv/node_modules/@strapi/database/dist/${file}`)
    expect(adminRejectionOf(unreadable, true)).toBeInstanceOf(errors.ValidationError)
    expect(adminRejectionOf(unreadable, false)).toBeUndefined()
    expect(rejectionOf(unreadable)).toBeUndefined()
  },
)

test.each([
  ['compares a timestamp as text', '42883'],
  ['reads a column of another table', '42P01'],
  ['refers to a row that does not exist', '23503'],
  ['came after a rejected one of its transaction', '25P02'],
])('rejects a statement that %s, on routes of the admin only', (_, code) => {
  const rejected = Object.assign(new Error('no'), { code, severity: 'ERROR' })
  expect(adminRejectionOf(rejected, true)).toBeInstanceOf(errors.ValidationError)
  expect(adminRejectionOf(rejected, false)).toBeUndefined()
  expect(rejectionOf(rejected)).toBeUndefined()
})

test('rethrows an error of a library when the request has no input', () => {
  const fault = thrownAt(new TypeError('x.map is not a function'), '/srv/node_modules/lodash/lodash.js')
  expect(adminRejectionOf(fault, false)).toBeUndefined()
})

test('counts the errors that libraries throw on input', async () => {
  const count = async () =>
    Number((await registry.getSingleMetric('gevel_admin_invalid_input_total')?.get())?.values[0]?.value)
  const before = await count()
  adminRejectionOf(thrownAt(new TypeError('x is null'), '/srv/node_modules/lodash/lodash.js'), true)
  expect(await count()).toBe(before + 1)
})

test('rethrows errors of our own code', () => {
  const mistake = thrownAt(new TypeError('x.map is not a function'), '/srv/backend/dist/src/content/pages/page-row.js')
  expect(adminRejectionOf(mistake, true)).toBeUndefined()
  expect(adminRejectionOf('no error', true)).toBeUndefined()
})
