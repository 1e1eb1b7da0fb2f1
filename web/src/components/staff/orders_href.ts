/** Where staff find the orders of a reservation: that of its pet, and of add-ons that were bought later. */
export const ordersHref = (reservationNumber: string): string =>
  `/admin/orders?find=${encodeURIComponent(reservationNumber)}`;
