const address =
  /https?:\/\/|www\.|@[\w-]+\.\w|[\w-]\.(?:nl|be|com|net|org|eu|info|biz|shop|store|online|site|io|ru|cn|xyz|top|link|click|app)(?![\p{L}\d])/iu

/** Whether a text contains a web address, also without its protocol, or an e-mail address. */
export function hasLink(text: string): boolean {
  return address.test(text)
}
