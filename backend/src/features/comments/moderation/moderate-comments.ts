/** The permission to judge comments. */
export const moderateComments = 'api::comments.moderate'
