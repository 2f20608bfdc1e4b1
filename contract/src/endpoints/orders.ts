import { endpoint } from '../endpoint.ts'
import { orderedSubscriptionSchema, placeSubscriptionInput } from '../subscriptions.ts'

/** Orders of visitors and readers; a logged-in reader sends them with the bearer token. */
export const orderEndpoints = {
  placeSubscription: {
    ...endpoint('POST', '/public/orders/subscriptions', placeSubscriptionInput, orderedSubscriptionSchema),
    // orders wait for each other; less than a reverse proxy waits for the page
    waitSeconds: 55,
  },
}
