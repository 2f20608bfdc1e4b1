/**
 * The fields that hold an editor's link, by content type or component. Links in rich text are found by their node
 * type.
 */
export const hrefFields: Readonly<Record<string, readonly string[]>> = {
  'api::page.page': ['redirectURI'],
  'api::event.event': ['registrationLink'],
  'api::redirect.redirect': ['to'],
  'api::banner.banner': ['to'],
  'api::short-link.short-link': ['to'],
  'shared.link': ['href'],
  'blocks.articles': ['moreLink'],
  'blocks.agenda': ['moreLink'],
  'blocks.vacancies': ['moreLink'],
  'blocks.magazine': ['moreLink'],
  'blocks.partners': ['moreLink'],
}

/** The fields that hold an absolute URL, in the same way; their checks are `textChecks`. */
export const webAddressFields: Readonly<Record<string, readonly string[]>> = {
  'api::partner.partner': ['website'],
  'api::vacancy.vacancy': ['applyUrl'],
  'shared.seo': ['canonical'],
}
