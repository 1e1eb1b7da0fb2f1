/**
 * Returns the staff address of a reservation's orders: that of the pet, and those of add-ons bought later.
 */
export const ordersHref = (reservationNumber: string): string =>
  `/admin/orders?find=${encodeURIComponent(reservationNumber)}`;
