import { z } from 'zod'
import { listMagazines } from '../../../magazines/list-magazines'
import { showMagazine } from '../../../magazines/show-magazine'
import { publicRoute, publicRouteById } from '../../../readers/public-route'

export default {
  routes: [
    publicRoute('/public/magazines', z.object({}), listMagazines),
    publicRouteById('/public/magazines', showMagazine),
  ],
}
