export { FollowButton, SaveButton, SaveSearchButton, SaveVacancyButton } from './reading-list-button.tsx'
