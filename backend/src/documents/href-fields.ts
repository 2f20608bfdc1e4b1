/** The fields that hold a link of an editor, by content type or component. Links in structured text are found by their type. */
export const hrefFields: Readonly<Record<string, readonly string[]>> = {
  'api::page.page': ['redirectURI'],
  'api::redirect.redirect': ['to'],
  'shared.link': ['href'],
  'blocks.articles': ['moreLink'],
  'blocks.agenda': ['moreLink'],
  'blocks.vacancies': ['moreLink'],
  'blocks.magazine': ['moreLink'],
  'blocks.partners': ['moreLink'],
}
