import { readerRoute } from '../../../accounts/account-route'
import { meQuery, showMe } from '../../../accounts/me'

export default {
  routes: [readerRoute('GET', '/users/me', meQuery, showMe)],
}
