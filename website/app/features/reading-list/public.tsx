export { FollowButton, SaveButton } from './reading-list-button.tsx'
export { SaveSearchButton } from './save-search-button.tsx'
export { SaveVacancyButton } from './save-vacancy-button.tsx'
