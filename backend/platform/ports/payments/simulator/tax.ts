import type Stripe from "stripe";
import { ratesBy, stateTaxOn } from "../../tax/table.ts";
import { seconds } from "./context.ts";
import { badRequest, type Form, newId, type Params, readParams } from "./wire.ts";

/**
 * Invented county tax of every address, in addition to the state's, so nobody mistakes these rates for real
 * ones.
 */
const COUNTY_PERCENT = 1.25;
const MOST_LINES = 100;

const stateTaxToday = (state: string) => stateTaxOn(state, new Date().toISOString().slice(0, 10));

type Breakdown =
  & Stripe.Tax.CalculationLineItem.TaxBreakdown
  & Stripe.Tax.Calculation.ShippingCost.TaxBreakdown;

/** `POST /v1/tax/calculations`, for addresses in the United States. */
export function calculateTax(form: Form): Stripe.Tax.Calculation {
  const params = readParams(form, ["currency", "customer_details", "line_items", "shipping_cost"]);
  const currency = params.need("currency");
  const address = addressOf(params);
  const lines = Object.values(params.form("line_items") ?? {}).slice(0, MOST_LINES)
    .map((line) => readParams(line as Form, ["amount", "reference", "tax_behavior", "tax_code"]));
  if (!lines.length) {
    throw badRequest("parameter_missing", "Missing required param: line_items.", "line_items");
  }
  const row = stateTaxToday(address.state!);
  const rates = row && ratesBy(row, "breeder");
  const data = lines.map((line): Stripe.Tax.CalculationLineItem => {
    const amount = centsOf(line, "line_items[0][amount]");
    const breakdown = breakdownOf(amount, address.state!, rates?.petRate ?? 0);
    return {
      id: newId("tax_li_"),
      object: "tax.calculation_line_item",
      amount,
      amount_tax: sumOf(breakdown),
      livemode: false,
      metadata: null,
      performance_location: null,
      product: null,
      quantity: 1,
      reference: line.text("reference") ?? newId("ref_"),
      tax_behavior: "exclusive",
      tax_breakdown: breakdown,
      tax_code: line.text("tax_code") ?? "txcd_99999999",
    };
  });
  const shipping = params.form("shipping_cost");
  const delivery = shipping && readParams(shipping, ["amount", "tax_behavior", "tax_code"]);
  const shippingAmount = delivery ? centsOf(delivery, "shipping_cost[amount]") : 0;
  const shippingBreakdown = breakdownOf(shippingAmount, address.state!, rates?.deliveryRate ?? 0);
  const tax = data.reduce((sum, line) => sum + line.amount_tax, 0) + sumOf(shippingBreakdown);
  return {
    id: newId("taxcalc_"),
    object: "tax.calculation",
    amount_total: data.reduce((sum, line) => sum + line.amount, 0) + shippingAmount + tax,
    currency,
    customer: null,
    customer_details: {
      address,
      address_source: "shipping",
      ip_address: null,
      tax_ids: [],
      taxability_override: "none",
    },
    expires_at: seconds() + 90 * 86_400,
    line_items: { object: "list", data, has_more: false, url: "/v1/tax/calculations/line_items" },
    livemode: false,
    ship_from_details: null,
    shipping_cost: delivery
      ? {
        amount: shippingAmount,
        amount_tax: sumOf(shippingBreakdown),
        tax_behavior: "exclusive",
        tax_breakdown: shippingBreakdown,
        tax_code: "txcd_92010001",
      }
      : null,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [],
    tax_date: seconds(),
  };
}

function addressOf(params: Params): Stripe.Address {
  const details = readParams(params.form("customer_details") ?? {}, ["address", "address_source"]);
  const address = readParams(details.form("address") ?? {}, [
    "country",
    "state",
    "postal_code",
    "city",
    "line1",
    "line2",
  ]);
  const zip = address.need("postal_code");
  const state = address.need("state");
  if (address.need("country") !== "US" || !/^\d{5}$/.test(zip) || !stateTaxToday(state)) {
    throw badRequest(
      "customer_tax_location_invalid",
      "This address cannot be found",
      "customer_details[address]",
    );
  }
  return { country: "US", state, postal_code: zip, city: null, line1: null, line2: null };
}

function centsOf(params: Params, name: string): number {
  const amount = params.cents("amount");
  if (amount === undefined || amount < 0) {
    throw badRequest("parameter_invalid_integer", "Invalid amount", name);
  }
  return amount;
}

/**
 * Splits a tax into state and county, as the provider does. If a state collects none, neither does the
 * county.
 */
function breakdownOf(amount: number, state: string, stateRate: number): Breakdown[] {
  const of = (level: "state" | "county", name: string, percent: number): Breakdown => ({
    amount: Math.round(amount * percent / 100),
    jurisdiction: { country: "US", display_name: name, level, state },
    sourcing: "destination",
    tax_rate_details: percent > 0
      ? { display_name: "Sales Tax", percentage_decimal: String(percent), tax_type: "sales_tax" }
      : null,
    taxability_reason: percent > 0 ? "standard_rated" : "not_subject_to_tax",
    taxable_amount: percent > 0 ? amount : 0,
  });
  const percent = Number((stateRate * 100).toFixed(4));
  return [of("state", state, percent), of("county", "Example County", percent > 0 ? COUNTY_PERCENT : 0)];
}

const sumOf = (all: readonly Breakdown[]) => all.reduce((sum, { amount }) => sum + amount, 0);
