import { openVacancies } from '../../content/vacancies/open-vacancies'
import { notePassed } from '../../platform/changes/note-passed'

/** Notes that vacancies have closed. */
export const noteClosings = notePassed('vacancy', async ({ after, until }) =>
  Boolean(await openVacancies(after).where('v.closes_at', '<=', until).first('v.id')),
)
