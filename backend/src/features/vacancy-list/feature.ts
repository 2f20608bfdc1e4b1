import type { Feature } from '../../platform/feature/feature'
import { publicRoute } from '../../platform/readers/public-route'
import { ensureRowTriggers } from './index/changed-rows'
import { refreshIndex } from './index/current-index'
import { listVacancies, vacanciesQuery } from './listing/list-vacancies'
import { noteClosings } from './note-closings'

/** The longest delay with which a closing is seen in what is cached. */
const everyMs = 2_000

export const vacancyList: Feature = {
  routes: [publicRoute('/public/vacancies', vacanciesQuery, ({ query, client }) => listVacancies(query, client))],
  timers: [{ name: 'Looking for vacancies that have closed', everyMs, work: () => noteClosings(new Date()) }],
  ensureTriggers: async (strapi) => {
    await ensureRowTriggers(strapi.db.connection)
    await refreshIndex()
  },
}
