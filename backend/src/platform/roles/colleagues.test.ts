import { expect, test } from 'vitest'
import { rejectColleagueFields } from './colleagues'

test.each([
  { filters: { createdBy: { email: { $startsWith: 'a' } } } },
  { filters: { $and: [{ title: 'x' }, { $not: { updatedBy: { email: 'a' } } }] } },
  { filters: { tags: { createdBy: { $or: [{ email: 'a' }] } } } },
  { filters: { createdBy: { roles: { name: 'Eigenaar' } } } },
  { filters: { createdBy: { resetPasswordToken: { $notNull: 'true' } } } },
  { filters: { 'createdBy.email': 'a' } },
  { sort: 'createdBy.email:asc' },
  { sort: ['title', 'updatedBy.email'] },
  { sort: 'createdBy[email]:ASC' },
  { sort: { createdBy: { email: 'asc' } } },
  { populate: { createdBy: { filters: { email: { $contains: 'a' } } } } },
])('%j is rejected', (query) => {
  expect(() => rejectColleagueFields(query)).toThrow('collega')
})

test.each([
  { filters: { createdBy: { id: { $eq: '1' } } }, sort: 'createdBy.firstname:asc' },
  { filters: { createdBy: '1', contact: { email: 'a' } } },
  { filters: { $and: [{ createdBy: { id: { $in: ['1', '2'] } } }] } },
  { populate: { createdBy: { fields: ['firstname'] } }, _q: 'redactie@gevel.example' },
  undefined,
])('%j is accepted', (query) => {
  expect(rejectColleagueFields(query)).toBe(query)
})
