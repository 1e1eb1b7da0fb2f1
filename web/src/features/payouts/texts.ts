import { countText } from "@hearthpaw/ui-kit";

export const yourMoney = "Your money";
export const money = "Money";
export const yearlyStatement = "Yearly statement";
export const yearlyStatementHint =
  "Your income, our fees, refunds, chargebacks and payouts, month by month, to print or download.";
export const statementFor = (year: number) => `Statement for ${year}`;
export const available = "Available";
export const pending = "Pending";
export const pendingEarnings = "Pending earnings";
export const pendingEarningsExplained =
  "Earnings become available 72 hours after you and the buyer both confirm the hand-off, or 14 days after you complete the reservation without the buyer's confirmation.";
export const nothingIsPending = "Nothing is pending";
export const nothingPendingHint = "When a buyer pays, your earnings will appear here.";
export const sale = "Sale";
export const yourEarnings = "Your earnings";
export const payouts = "Payouts";
export const noPayoutsYet = "No payouts yet";
export const noPayoutsHint = "Each payout will appear here with the reservations it covers.";
export const showMorePayouts = "Show more payouts";
export const showAllPayouts = (payoutsCount: number) => `Show all ${payoutsCount} payouts`;
export const bankDetailsCodeHint = "We ask for a code before your bank details can change.";
export const payoutTextWithMinimum = (
  { text, status, minimumCents }: { text: string; status: string; minimumCents: string },
) => `${text}${status === "ready" ? ` The smallest payout is ${minimumCents}.` : ""}`;
export const providerPageReady =
  "Your bank details are on our payment provider's site. It opens in a new tab, and the link works once.";
export const openProviderPage = "Open the provider's site";
export const providerPageOpened =
  "When you're done there, close that tab and come back here. We'll email you when your bank details change.";
export const nextPayout = ({ amount, day }: { amount: string; day: string }) =>
  `Next payout: ${amount} on ${day}. Money that becomes available before then is added.`;
export const linkExpired = "Your link expired. Continue for a new one.";
export const stillNeeded = "Still needed:";
export const payoutFailureExplained = (failure: string) =>
  `${failure} The money is back in your available balance.`;
export const transactionsInIt = (count: number) => countText(count, "transaction");
export const started = (createdAt: string) => `Started ${createdAt}`;
export const bankAccountClosed = "The bank account is closed.";
export const bankAccountNotFound = "The bank couldn't find this account.";
export const providerNeedsDetails = "Our payment provider needs more details from you.";
export const payoutFailed = "The payout couldn't be completed.";
export const yourStatement = "Your statement";
export const statementOfYear = (year: string) => `Statement for ${year}`;
export const noStatementForYear = "There's no statement for this year";
export const totalFor = (year: number) => `Total for ${year}`;
export const hearthpaw = "Hearthpaw";
export const downloadCsv = "Download CSV";
export const print = "Print";
export const year = "Year";
export const statementFullYear = (year: number) =>
  `January 1 to December 31, ${year}, by the date we recorded each amount.`;
export const statementYearSoFar = (year: number) =>
  `January 1, ${year} until today, by the date we recorded each amount.`;
export const fundsAtTheBeginning = (year: number) => `Balance on January 1, ${year}`;
export const fundsAtTheEnd = (year: number) => `Balance on December 31, ${year}`;
export const fundsToday = "Balance today";
export const moneyInByMonth = (year: number) => `Money in ${year} by month`;
export const figuresExplained = (paymentCount: number) =>
  `Gross sales are the prices of your pets, less promo codes you pay for. They come from ${
    countText(paymentCount, "payment")
  }. The balance is your available and pending earnings, less what you owe. A payout counts when we start it.`;
export const taxFormExplained =
  "Under federal rules, a marketplace sends a seller Form 1099-K for a year with more than $20,000 and more than 200 transactions (IRS Fact Sheet 2025-08). Some states have lower limits. Income is taxable with or without the form. This statement isn't a tax form, so ask a tax adviser what to report.";
export const month = "Month";
export const transactions = "Transactions";
export const timeframe = "Timeframe";
export const noTransactionsInThisPeriod = "No transactions in this period";
export const noTransactionsHint = "Payments, refunds and payouts will appear here.";
export const showMoreTransactions = "Show more transactions";
export const fileHasLatestOnly = (linesCount: number) =>
  `The file has your latest ${linesCount} transactions. Choose a shorter time for the rest.`;
export const transaction = "Transaction";
export const date = "Date";
export const amount = "Amount";
export const balance = "Balance";
export const waiting = "Not paid out yet";
export const waitsForAccount = "waits until your payout account is ready.";
export const waitsForBank = "is with our payment provider. We'll send it to your bank soon.";
export const waitsForCheck = "is on hold while we review your account.";
export const waitsForCase = "is on hold while a buyer's report or a chargeback is open.";
export const waitsForMinimum =
  "is below the minimum. It's paid out with your next earnings, or after 90 days at the latest.";
export const waitsForNextRun = "is paid out with the next daily run.";
export const waitsOwed = "covers what you owe us.";
export const waitsOwedLater = "is what you still owe us. Your later earnings cover it.";
export const waitsForProvider = "waits for our payment provider. We keep trying.";
export const waitsReturning =
  "was returned by your bank. It's available again once our payment provider has it back.";
export const waitsSuspended = "is on hold while your account is suspended.";
export const waitsForOther = "is paid out after the payout that's under way.";
export const earningsWaived = "Earnings waived";
export const owedSettled = "Amount owed settled";
export const fundsSettled = "Available balance settled";
export const preparing = "Preparing";
export const onTheWay = "On the way";
export const paid = "Paid";
export const returned = "Returned";
export const onHold = "On hold";
export const setUpPayouts = "Set up payouts";
export const setUpPayoutsHint =
  "Add your bank account to get paid. You'll enter it on our payment provider's site.";
export const finishSettingUpPayouts = "Finish setting up payouts";
export const finishSettingUpHint =
  "Our payment provider still needs some details from you. Until then, your earnings stay in your available balance.";
export const continueSetup = "Continue setup";
export const payoutsAreOn = "Payouts are on";
export const payoutsAreOnHint = "We pay out your available balance to your bank every day.";
export const updateBankDetails = "Update bank details";
export const payoutsAreOnHold = "Payouts are on hold";
export const payoutsAreOnHoldHint =
  "Our payment provider has put payouts to your account on hold. Check your details there, or contact support.";
export const checkDetails = "Check details";
export const yourBankReturnedAPayout = "Your bank returned a payout";
export const payoutReturnedHint =
  "The money is back in your available balance. Update your bank details, and we'll send it again.";
export const yourBankAccount = "Your bank account";
export const aPhotoOfYourId = "A photo of your ID";
export const proofOfYourIdentity = "Proof of your identity";
export const yourSocialSecurityNumber = "Your Social Security number";
export const last4SsnDigits = "The last 4 digits of your Social Security number";
export const yourAddress = "Your address";
export const yourDateOfBirth = "Your date of birth";
export const yourEmail = "Your email";
export const yourPhoneNumber = "Your phone number";
export const yourPersonalDetails = "Your personal details";
export const yourBusinessDetails = "Your business details";
export const yourBusinesssRepresentative = "Your business's representative";
export const theProvidersTerms = "The provider's terms";
export const moreDetails = "More details";
export const grossSales = "Gross sales";
export const ourFee = "Our fee";
export const refunds = "Refunds";
export const chargebacks = "Chargebacks";
export const other = "Other";
export const changeInFunds = "Change in balance";
export const payments = "Payments";
export const fundsBefore = "Balance before";
export const fundsAfter = "Balance after";
export const buyer = "Buyer";
export const gross = "Gross";
export const net = "Net";
export const reservation = "Reservation";
export const pet = "Pet";
export const last7Days = "7 days";
export const last30Days = "30 days";
export const last90Days = "90 days";
export const last12Months = "12 months";
export const allTime = "All time";
export const depositPaid = "Deposit paid";
export const balancePaid = "Balance paid";
export const paidInFull = "Paid in full";
export const refundToTheBuyer = "Refund to the buyer";
export const becameAvailable = "Became available";
export const owedTakenFromFunds = "Amount you owed, taken from your available balance";
export const shortfallCovered = "Refund or promo code covered by you";
export const shortfallReturned = "Covered amount returned to you";
export const promoCodeCost = "Cost of your promo code";
export const promoCodeCostReturned = "Cost of your promo code canceled";
export const chargebackLost = "Chargeback lost";
export const payout = "Payout";
export const payoutNumber = "Payout number";
export const payoutCanceled = "Payout canceled";
export const payoutReturned = "Payout returned";
export const owedTakenFromPayout = "Amount you owed, taken back from a payout";
export const adjustment = "Adjustment";
export const waitingForTheBalance = "Waiting for the balance";
export const afterTheHandOff = "After the hand-off";
export const onHoldForRefund = "On hold until the buyer's refund arrives";
export const onHoldForReport = "On hold while we review the buyer's report";
export const onHoldForChargeback = "On hold while the bank reviews a chargeback";
export const withinAFewHours = "Within a few hours";
export const beingChecked = "Your payouts are on hold";
export const beingCheckedHint =
  "We're reviewing your account, which usually takes one business day. Your earnings are safe, and there's nothing you need to do.";
export const contactUs = "Questions? Contact us";
export const bankDetailsReady = "Your bank details are ready";
