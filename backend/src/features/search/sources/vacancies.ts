import { namesOf, type Source } from './source'
import { linesOf } from './text-functions'

export const vacancies: Source = {
  table: 'vacancies',
  parts: { vacancies_company_lnk: 'vacancy_id' },
  columns: {
    edition: 'd.edition',
    moment: 'd.posted_at',
    expires_at: 'd.closes_at',
    tag_ids: "'{}'::integer[]",
    title: 'd.title',
    names: `concat_ws(' ', 'vacature baan', d.city, d.province, d.level,
      ${namesOf('vacancies_company_lnk', 'vacancy_id', 'partner_id', 'partners')})`,
    people: 'NULL',
    intro: 'd.intro',
    body: linesOf("translate(d.category, '-', ' ')", 'd.contract', 'gevel_search_rich_text(d.body)'),
    is_open: 'true',
  },
}
