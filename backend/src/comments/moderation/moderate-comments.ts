/** The right to judge comments, as the admin's permissions name it. */
export const moderateComments = 'api::comments.moderate'
