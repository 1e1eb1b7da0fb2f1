import { countText, LOCALE, numberText, plural } from "@hearthpaw/ui-kit";
import type { Wrap } from "../../lib/language.ts";

export const yourDashboard = "Your dashboard";
export const today = "Today";
export const newPet = "New pet";
export const needsYourAttention = "Needs your attention";
export const yourPets = "Your pets";
export const atAGlance = "At a glance";
export const viewsLast7Days = "Views in the last 7 days";
export const inCheckout = "In checkout";
export const awaitingBalance = "Awaiting balance";
export const paidAwaitingHandOff = "Paid, awaiting hand-off";
export const fundsPending = "Earnings pending";
export const fundsAvailable = "Earnings available";
export const youreAllCaughtUp = "You're all caught up";
export const caughtUpHint =
  "Payments, hand-offs, applications, your waitlist and listings that need a change will show here.";
export const startWithYourFirstPet = "Start with your first pet";
export const addYourFirstPet = "Add your first pet";
export const importListLink = (link: Wrap) => (
  <>Or {link("import a list")} of many at once. Then this page shows what needs your attention each day.</>
);
export const since = (dueAt: string) => `Since ${dueAt}`;
export const column = (at: number) => `Column ${at}`;
export const emptyInTheFirstRows = "Empty in the first rows";
export const importColumnAs = ({ header, at }: { header: string; at: number }) =>
  `Import ${(header || `column ${at}`)} as`;
export const changeAColumnFirst = "Change a column first.";
export const updatePreview = "Update preview";
export const importPets = "Import pets";
export const importAListOfPets = "Import a list of pets";
export const importExplained =
  "Use a CSV file, such as an export from your shelter software. Each row becomes a draft for you to finish and submit. You'll see a preview before anything is saved.";
export const thisFileIsEmpty = "This file is empty.";
export const fileTooLarge = ({ size, mostBytes }: { size: string; mostBytes: string }) =>
  `This file is ${size}. Files can be up to ${mostBytes}, so split it.`;
export const yourFile = "Your file";
export const fileHint = "CSV (UTF-8) with a header row, up to 10,000 rows.";
export const chooseAnotherFile = "Choose another file";
export const chooseAFile = "Choose a file";
export const waitForFile = "Wait until we've read this file.";
export const importing = "Importing. This takes a few seconds.";
export const readingYourFile = "Reading your file";
export const fileRefusedHint = "Fix the file and upload it again. Nothing was saved.";
export const newDraft = "new draft";
export const updatedWouldChangeChanged = ({ updated, isDryRun }: { updated: string; isDryRun: boolean }) =>
  `${updated} ${isDryRun ? "would change" : "changed"}`;
export const rowsThatChangeNothing = (count: number) => `${countText(count, "row")} without changes`;
export const refusedSkipped = (refused: string) => `${refused} skipped`;
export const matchYourColumns = "Match your columns";
export const columnsMissing = (inValue: string) =>
  `We couldn't find ${inValue} in your file. Choose which column it is. Every pet needs an ID that stays the same each time you import.`;
export const previewOfYour = (rows: string) => `Preview of your ${rows}`;
export const importComplete = "Import complete";
export const nothingToImport = "Nothing to import.";
export const importButton = "Import";
export const importChanges = (changes: string) => `Import ${changes}`;
export const skippedRowsHint = "You can fix skipped rows and import the same file again.";
export const seeMyDrafts = "See my drafts";
export const importAnotherFile = "Import another file";
export const matchedOfMatched = ({ matched, columnsCount }: { matched: number; columnsCount: string }) =>
  `${matched} of ${columnsCount} matched`;
export const row = "Row";
const MOST_RUNS = 8;

/**
 * Formats row numbers in their order: "Row 2", "Rows 2–9 and 12". Many separate runs are cut to "and 90
 * more".
 */
export const rowNumbers = (rows: readonly number[]) => {
  const runs: { from: number; to: number }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.to === row - 1) last.to = row;
    else runs.push({ from: row, to: row });
  }
  const named = runs.slice(0, MOST_RUNS).map(({ from, to }) => from === to ? `${from}` : `${from}–${to}`);
  const rest = rows.filter((row) => row > runs.slice(0, MOST_RUNS).at(-1)!.to).length;
  if (rest > 0) named.push(`${numberText(rest)} more`);
  return `${rows.length === 1 ? "Row" : "Rows"} ${new Intl.ListFormat(LOCALE).format(named)}`;
};
export const columnHeader = "Column";
export const value = "Value";
export const nothing = "Nothing";
export const howToFixIt = "How to fix it";
export const rowToCheck = "1 row to check";
/** `isCut` means that there may be more of them. */
export const rowsRowsToCheck = ({ rows, isCut }: { rows: number; isCut: boolean }) =>
  `${numberText(rows)}${isCut ? "+" : ""} rows to check`;
export const goodToKnow = "Good to know";
export const goodToKnowAbout = ({ rows, isCut }: { rows: number; isCut: boolean }) =>
  `Good to know about ${numberText(rows)}${isCut ? "+" : ""} ${plural(rows, "row", "rows")}`;
export const howWeReadIt = "How we read it";
export const downloadCsv = "Download CSV";
export const rowsToCheck = "Rows to check";
export const howItWorks = "How it works";
export const howItWorksIds = (strong: Wrap) => (
  <>
    {strong("Each pet needs an ID.")}{" "}
    Import the same file again, or a newer one: a row with a known ID updates its listing, so you never get
    duplicates. Empty cells change nothing.
  </>
);
export const howItWorksReview = (strong: Wrap) => (
  <>
    {strong("We review changes to live listings.")}{" "}
    A new name or description goes live once our team approves it, just as in the form.
  </>
);
export const howItWorksErrors = (strong: Wrap) => (
  <>{strong("Rows with errors are skipped.")} We tell you how to fix each one, and import the rest.</>
);
export const downloadAnExampleFile = "Download an example file";
export const allColumns = "All columns";
export const needed = "needed";
export const columnNamesExplained =
  "Capitalization, spaces, underscores and column order don't matter. We also recognize the column names of Petfinder, RescueGroups, Animal Shelter Manager and others, and you can match the rest yourself. If a cell starts with = + - or @, put an apostrophe in front so spreadsheets don't read it as a formula. We drop the apostrophe.";
export const pause = "Pause";
export const pauseManyExplained = "They're hidden from search until you publish them again.";
export const publish = "Publish";
export const publishManyExplained =
  "Listings published before go live right away. Drafts are submitted for review.";
export const archive = "Archive";
export const archiveManyExplained =
  "We keep their details, photos and history. You can't publish them again.";
export const deleteButton = "Delete";
export const deleteManyExplained =
  "Their details, photos and history are deleted for good. You can't undo this.";
export const selectedPets = "Selected pets";
export const selected = "1 selected";
export const rowsCountSelected = (rowsCount: number) => `${rowsCount} selected`;
export const clear = "Clear";
export const pet = "1 pet";
export const possibleCountPets = (possibleCount: number) => `${possibleCount} pets`;
export const cancel = "Cancel";
export const triedOf = ({ tried, possibleCount }: { tried: number; possibleCount: number }) =>
  `${tried} of ${possibleCount}`;
export const wontChange = "1 won't change:";
export const refusedCountWontChange = (refusedCount: number) => `${refusedCount} won't change:`;
export const weCouldntReachTheServer = "We couldn't reach the server.";
export const didntChange = "1 didn't change";
export const refusedCountDidntChange = (refusedCount: number) => `${refusedCount} didn't change`;
export const ok = "OK";
export const publishExplained = "Buyers can find and reserve this pet right away.";
export const submitExplained = "Our team reviews the listing first. We'll email you when it's approved.";
export const pauseExplained =
  "The listing is hidden from search until you publish it again. Anyone who saved this pet sees that it's paused.";
export const whyOptional = "Why? (optional)";
export const deListExplained =
  "The listing is hidden from search and its page is taken down. You can publish it again.";
export const soldElsewhereExplained = "The listing will say that this pet found a home. You can't undo this.";
export const whereOptional = "Where? (optional)";
export const archiveExplained = (status: string) =>
  `${
    status === "available" ? "It's hidden from search. " : ""
  }We keep its details, photos and history. You can't publish it again.`;
const DONE: Readonly<Record<string, string>> = {
  "available": "live",
  "in-review": "in review",
  "temporary-pause": "paused",
  "not-available": "de-listed",
  "sold-external": "marked as placed elsewhere",
  "no-longer-available": "archived",
};
export const statusChanged = ({ name, status }: { name: string; status: string }) =>
  `${name} is ${DONE[status] ?? status}`;
export const placedElsewhereQuestion = (name: string) => `Mark ${name} as placed elsewhere?`;
export const markAsPlaced = "Mark as placed";
export const reasonHint = "Kept in the listing's history. Buyers don't see it.";
export const nameWasDeleted = (name: string) => `${name} was deleted`;
export const deleteQuestion = (name: string) => `Delete ${name}?`;
export const deleteExplained = "Its details, photos and history are deleted for good. You can't undo this.";
export const archiveInstead = "Archive instead";
export const deleteForGood = "Delete for good";
export const historyOf = (name: string) => `History of ${name}`;
export const whatHappened = "What happened";
export const byYou = "By you";
export const byOurTeam = "By our team";
export const automatically = "Automatically";
export const myPets = "My pets";
export const importAList = "Import a list";
export const status = "Status";
export const findAPet = "Find a pet";
export const nameOrBreed = "Name or breed";
export const sortBy = "Sort by";
export const showMorePets = "Show more pets";
export const noPetsYet = "Your pets will be here";
export const noPetsYetHint =
  "All it takes is a few photos and facts. We save as you go, so you can leave and come back any time.";
export const noPetsMatch = (find: string) => `No pets match “${find}”`;
export const noPetsWithThisStatus = "No pets with this status";
export const clearSearch = "Clear search";
export const showAllPets = "Show all pets";
export const searchByNameOrBreed = "Search by name or breed.";
export const itsStatusMayHaveChanged = "Its status may have changed.";
export const shownOfPets = ({ shown, total }: { shown: string; total: string }) =>
  `${shown} of ${total} pets`;
export const theFirstPets = (shown: string) => `The first ${shown} pets`;
export const noPets = ({ petsCount, shown }: { petsCount: number; shown: string }) =>
  `${petsCount ? shown : "No"} pets`;
export const petHeader = "Pet";
export const unsavedChanges = "Unsaved changes";
export const price = "Price";
export const views = "Views";
export const updated = "Updated";
export const actions = "Actions";
export const actionsFor = (name: string) => `Actions for ${name}`;
export const selectAllShown = "Select all shown";
export const select = (name: string) => `Select ${name}`;
export const noDetailsYet = "No details yet";
export const edit = "Edit";
export const viewPublicPage = "View public page";
export const history = "History";
export const notAvailableRightNow = "Not available right now.";
export const finishAndSubmitYourDrafts = "Finish and submit your drafts";
export const sameAsTheWeekBefore = "Same as the week before";
export const noneTheWeekBefore = "None the week before";
export const changeFromWeekBefore = ({ now, word }: { now: string; word: string }) =>
  `${now}% ${word} than the week before`;
export const dontImport = "Don't import";
export const name = "Name";
export const breed = "Breed";
export const dogOrCat = "Dog or cat";
export const sex = "Sex";
export const birthDate = "Birth date";
export const age = "Age";
export const weight = "Weight";
export const size = "Size";
export const color = "Color";
export const description = "Description";
export const shotsYesOrNo = "Shots (yes or no)";
export const spayedOrNeutered = "Spayed or neutered (yes or no)";
export const goodWithDogs = "Good with dogs";
export const goodWithCats = "Good with cats";
export const goodWithKids = "Good with kids";
export const notGoodWithDogs = "Not good with dogs";
export const notGoodWithCats = "Not good with cats";
export const notGoodWithKids = "Not good with kids";
export const secondBreed = "Second breed";
export const mixYesOrNo = "Mix (Yes or No)";
export const photo1 = "Photo 1";
export const photo2 = "Photo 2";
export const photo3 = "Photo 3";
export const photo4 = "Photo 4";
export const photo5 = "Photo 5";
export const photo6 = "Photo 6";
export const idColumnHint = "Your own ID for the pet, up to 80 characters.";
export const upTo60Characters = "Up to 60 characters.";
export const breedColumnHint =
  "The breed's name on our site, such as Beagle or Maine Coon. Mixes are listed as Mixed Breed.";
export const aSecondBreedMeansMixed =
  "A second breed, or Yes. Such a dog is listed as Mixed Breed, with both breeds in its description.";
export const typeColumnHint = "Dog or Cat. Without it, we go by the breed.";
export const sexColumnHint = "Male or Female. M, F, Neutered Male and Spayed Female work too.";
export const birthDateExample =
  "2025-09-12, 9/12/2025 or 20250912. If you don't know the day, enter the month, such as 9/2025.";
export const weeks5MonthsOr2Years =
  "8 weeks, 5 months or 2 years 3 months, if you don't know the birth date.";
export const priceExample = "Dollars, such as 850 or 1,200.50. Enter 0 if there's no fee.";
export const pounds = "Pounds, such as 6.5 or 6 lb 8 oz. Kilograms work too, with their unit: 3 kg.";
export const sizeColumnHint = "If the breed has size classes.";
export const colorColumnHint = "One of the breed's colors. Others are skipped.";
export const upTo5000Characters = "Up to 5,000 characters.";
export const statusColumnHint =
  "Available, Pending or Adopted. Pending pauses a live listing. Adopted marks it as placed elsewhere, or archives it if it's paused.";
export const shotsColumnHint = "Yes adds health records to the documents.";
export const alteredColumnHint = "Yes adds it to the description.";
export const yesOrNo = "Yes or No.";
export const notGoodWithColumnsHint = "Enter No if the pet gets along with them.";
export const photoColumns = "photo1 to photo6";
export const photoColumnsHint = "Names of photos you uploaded. Web addresses don't work.";
export const maple = "Maple";
export const mapleDescription = "The smallest of four, and the first at the gate.";
export const bruno = "Bruno";
export const brunoDescription = "Sleeps through the night, loves water.";
export const juniper = "Juniper";
export const juniperDescription = "Talks to everyone, especially at breakfast.";
export const recentlyUpdated = "Recently updated";
export const highestPrice = "Highest price";
export const mostViews = "Most views";
export const all = "All";
export const unnamedDraft = "Unnamed draft";
export const publishAgain = "Publish again";
export const submitAgain = "Submit again";
export const submitForReview = "Submit for review";
export const deList = "De-list";
export const placedElsewhere = "Placed elsewhere";
export const onHoldRefused = "Someone is reserving this pet right now. Try again in a few minutes.";
export const deleteRefused = "A pet that was reserved or placed keeps the listing. Archive it instead.";
export const statusRefused = ({ statusLabel, done }: { statusLabel: string; done: string }) =>
  `A listing with the status “${statusLabel}” can't be ${done}.`;
export const bulkRefused = (done: string) => `None of these can be ${done} right now.`;
export const listingWas = (done: string) => `1 listing was ${done}.`;
export const countListingsWere = ({ count, done }: { count: number; done: string }) =>
  `${count} listings were ${done}.`;
export const leaveWithoutImporting = "Leave without importing?";
export const notImportedYet = "We read your file, but its pets aren't imported yet.";
export const leaveButton = "Leave";
