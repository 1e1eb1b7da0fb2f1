export { attachPayment, NotAttached, refusalsOf } from "./attach_actions.ts";
export { getOrderStory } from "./staff_actions.ts";
export { quoteOrderRefund, refundOrder } from "./staff_refund_actions.ts";
export { findChargebacks, findOrder, findOrderChargeback, findOrders } from "./staff_store.ts";
export { chargebackOf, staffOrderOf } from "./staff_view.ts";
