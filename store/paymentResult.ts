import { createAction } from '@reduxjs/toolkit';

/** The shopper went from the payment result to another page. */
export const paymentResultLeft = createAction('paymentResult/left');
