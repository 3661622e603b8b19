/** The page with the result of a payment. The misspelt path is registered with the payment gateways and must not change. */
export const paymentResultPath = '/payment-resualt';
