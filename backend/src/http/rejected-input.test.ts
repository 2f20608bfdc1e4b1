import { errors } from '@strapi/utils'
import { expect, test } from 'vitest'
import { adminRejectionOf, rejectionOf } from './rejected-input'

const thrownAt = <E extends Error>(error: E, file: string): E =>
  Object.assign(error, {
    stack: `${error.name}: ${error.message}\n    at Array.map (<anonymous>)\n    at f (${file}:1:1)`,
  })
const statusOf = (error: Error | undefined) => (error && 'status' in error ? error.status : error?.name)

const unfit = Object.assign(new Error('invalid input syntax'), { code: '22P02', severity: 'ERROR' })
const inHelpers = '/srv/node_modules/@strapi/database/dist/query/helpers/where.js'

test('rejects a value that the database does not take', () => {
  expect(rejectionOf(unfit)).toBeInstanceOf(errors.ValidationError)
})

test('rejects a filter that Strapi cannot turn into SQL', () => {
  expect(rejectionOf(thrownAt(new Error('Invalid orderBy syntax'), inHelpers))).toBeInstanceOf(errors.ValidationError)
  expect(rejectionOf(thrownAt(new TypeError('x is undefined'), inHelpers))).toBeUndefined()
})

test('keeps the status of an error that another copy of http-errors made', () => {
  const foreign = Object.assign(new Error('Malicious Path'), { status: 400, expose: true })
  expect(statusOf(rejectionOf(foreign))).toBe(400)
  const hidden = Object.assign(new Error('no'), { status: 500, expose: false })
  expect(rejectionOf(hidden)).toBeUndefined()
})

test('rejects on routes of the admin alone what makes a library stumble', () => {
  const stumble = thrownAt(new TypeError('x.map is not a function'), '/srv/node_modules/lodash/lodash.js')
  expect(rejectionOf(stumble)).toBeUndefined()
  expect(adminRejectionOf(stumble)).toBeInstanceOf(errors.ValidationError)
})

test('leaves mistakes of our own as they are', () => {
  const mistake = thrownAt(new TypeError('x.map is not a function'), '/srv/backend/dist/src/pages/page-row.js')
  expect(adminRejectionOf(mistake)).toBeUndefined()
  expect(adminRejectionOf('no error')).toBeUndefined()
})
