import type { Wrap } from "../../../lib/language.ts";

export const dogOrCat = "Dog or cat";
export const dog = "Dog";
export const cat = "Cat";
export const breedListHint = "Dogs and cats. Choose one above to narrow the list.";
export const sex = "Sex";
export const female = "Female";
export const male = "Male";
export const name = "Name";
export const nameHint = "What you call them until their new family picks a name.";
export const suggestAName = "Suggest a name";
export const verifyYourIdentity = "Verify your identity";
export const verifyIdentityHint = "It takes a few photos from your phone. Your draft stays saved.";
export const completeYourVerification = "Complete your verification";
export const moreInformationNeeded = "We asked for more information. Send it, then submit your listing.";
export const seeWhatWeAskedFor = "See what we asked for";
export const verifyYourIdentityAgain = "Verify your identity again";
export const verificationRefused =
  "Your verification wasn't approved. Submit new documents, then submit your listing.";
export const seeTheReason = "See the reason";
export const yourIdentityIsBeingVerified = "Your identity is being verified";
export const verificationPending = "You can submit your listing now. It goes live once both are approved.";
export const yourIdentityIsVerified = "Your identity is verified";
export const almostThere = "Almost there";
export const beforeYouCanSubmit = "Before you can submit";
export const yourEmailIsConfirmed = "Your email is confirmed";
export const confirmYourEmail = "Confirm your email";
export const confirmEmailHint = "Open the link we emailed you.";
export const yourContractIsConfirmed = "Your contract is confirmed";
export const confirmYourContract = "Confirm your contract";
export const confirmContractHint =
  "We wrote a contract and a health guarantee to start from. Read them and change what you like: buyers will hold you to them.";
export const readYourContract = "Read your contract";
export const done = "Done";
export const toDo = "To do";
export const inReview = "In review";
export const whatDescribesThemBest = "What describes them best?";
export const getsAlongWith = "Gets along with";
export const trainingStarted = "Training started";
export const alreadyUsedTo = "Already used to";
export const inYourOwnWords = "In your own words";
export const descriptionHint =
  "How do they start the day? What makes them curious? Who are their favorite people? Leave out contact details.";
export const lengthOfCharacters = ({ length, mostWords }: { length: string; mostWords: string }) =>
  `${length} of ${mostWords} characters`;
export const savedAndSubmittedForReview = "Saved and submitted for review";
export const saved = "Saved";
export const oldVersionUntilApproved = (list: string) =>
  `${list}: buyers see the old version until we approve it.`;
export const noChangesYet = "No changes yet.";
export const keptInBrowser = "We saved what you typed in this browser.";
export const whatHappensWhenYouSave = "What happens when you save";
export const rightAway = "Right away:";
export const afterOurTeamsReview = "After our team's review:";
export const discard = "Discard";
export const leaveWhileUploading = "Leave while your files are uploading?";
export const uploadsWouldStop = "Your draft is saved, but files that aren't uploaded yet won't be added.";
export const leaveAnyway = "Leave anyway";
export const filesWouldBeLost =
  "Your files are still uploading. If you leave now, you'll lose them and your other changes.";
export const yourFilesAreStillUploading = "Your files are still uploading.";
export const saveChanges = "Save changes";
export const litter = "Litter";
export const noLitter = "No litter";
export const litterHint = "We'll fill in the dates and both parents.";
export const birthDate = "Birth date";
export const readyToGoHome = "Ready to go home";
export const goHomeTooEarly = "No pet goes home before 8 weeks.";
export const earliestDay = (earliest: string) => `Earliest day: ${earliest}`;
export const damMother = "Dam (mother)";
export const sireFather = "Sire (father)";
export const askTheBreeder = "Ask the breeder";
export const noParentsAddedYet = "You haven't added any yet";
export const addParentHint = (link: Wrap) => <>{link("Add a parent")}, then choose it here.</>;
export const registriesAndPapers = "Registries and papers";
export const hiddenCountMore = (hiddenCount: number) => `${hiddenCount} more`;
export const geneticallyTested = "Genetically tested";
export const geneticallyTestedHint =
  "This pet or both parents were tested for conditions common in the breed.";
export const healthTests = "Health tests";
export const healthTestsHint =
  "Name the test, the lab and the result. Buyers see these; only our team sees the certificate.";
export const healthTestsLimit = (mostTests: number) => `You can add up to ${mostTests} tests.`;
export const addAHealthTest = "Add a health test";
export const addAnotherTest = "Add another test";
export const cardiac = "Cardiac";
export const hips = "Hips";
export const elbows = "Elbows";
export const eyes = "Eyes";
export const patella = "Patella";
export const thyroid = "Thyroid";
export const dnaPanel = "DNA panel";
export const fivAndFelv = "FIV and FeLV";
export const embark = "Embark";
export const wisdomPanel = "Wisdom Panel";
export const pawPrintGenetics = "Paw Print Genetics";
export const pennhip = "PennHIP";
export const ucDavisVgl = "UC Davis VGL";
export const gensol = "GenSol";
export const test = (number: number) => `Test ${number}`;
export const testField = "Test";
export const result = "Result";
export const normal = "Normal";
export const lab = "Lab";
export const date = "Date";
export const document = "Document";
export const certificateHint = "A PDF or photo of the certificate. Only you and our team see it.";
export const openDocument = "Open document";
export const removeTest = "Remove test";
export const stepOf = ({ index, stepsCount }: { index: number; stepsCount: number }) =>
  `Step ${index} of ${stepsCount}`;
export const back = "Back";
export const continueButton = "Continue";
export const detailsMissing = "Some details are missing. They're listed above.";
export const finishTheStepsAboveFirst = "Finish the steps above first.";
export const uploadsFailed = (link: Wrap) => (
  <>Some files didn't upload, so they're not included. {link("Review files")}</>
);
export const publishNow = "Publish now";
export const submitForReview = "Submit for review";
export const liveWithoutReview = "Your listings go live right away.";
export const reviewExplained =
  "Our team reviews every listing before it goes live. We'll email you when it's approved.";
export const newListing = "New listing";
export const yourListing = "Your listing";
export const listingNotFound = "We couldn't find this listing";
export const listAPet = "List a pet";
export const listingNotFoundHint = "It may have been deleted, or belong to another program.";
export const listingLocked = (name: string | null) => `You can't edit ${(name ?? "this listing")}`;
export const soldOrArchivedLocked =
  "The listing of a pet that was placed, or that was archived, can't be changed.";
export const yourDraft = "Your draft";
export const edit = (name: string | null) => `Edit ${name}`;
export const nameIsLive = (name: string | null) => `${name} is live`;
export const nameIsInReview = (name: string | null) => `${name} is in review`;
export const viewSListing = (name: string | null) => `View ${name}'s listing`;
export const myPets = "My pets";
export const listALittermate = "List a littermate";
export const listAnotherPet = "List another pet";
export const buyersCanFindItNow = "Buyers can find it now.";
export const submittedBeforeVerification =
  "We'll email you when it's approved. It goes live once your identity is verified too. You can still edit it.";
export const submittedForReviewDone = "We'll email you when it's approved. You can still edit it.";
export const color = "Color";
export const chooseAColor = "Choose a color";
export const chooseTheBreedFirst = "Choose the breed first";
export const colorsFor = (breedName: string) => `Colors for ${breedName}.`;
export const colorsHint = "Each breed has its own colors.";
export const coat = "Coat";
export const size = "Size";
export const sizeClassesFor = (breedName: string) => `Size classes for ${breedName}.`;
export const generation = "Generation";
export const generationHint = (breedName: string) => `${breedName} is a cross of two breeds.`;
export const idRatherNotSay = "I'd rather not say";
export const currentWeight = "Current weight";
export const adultWeight = "Adult weight";
export const usualAdultWeight = (
  { breedName, min, max }: { breedName: string; min: number; max: number },
) => `${breedName}: usually ${min} to ${max} lb.`;
export const yourEstimate = "Your estimate.";
export const thisListingNeedsAChange = "This listing needs a change";
export const fixAndResubmit = "Fix it, then submit the listing again under “Preview”.";
export const notReservableYet = "Buyers can't reserve this pet yet";
export const inReviewEditable = "Our team sees your changes right away. We'll email you when it's approved.";
export const waitingForReview = "Waiting for review";
export const pendingChangesHidden = (list: string) =>
  `${list}. Buyers see the old version until then. Here you see the new one.`;
export const detailsLocked = "Some details can't be changed right now";
export const weKeptYourUnsavedChanges = "We kept your unsaved changes";
export const wereSavingThemNow = "We're saving them now.";
export const reviewThemThenSave = "Review them, then save.";
export const changedElsewhere = "It may have been changed in another window. What you typed is still here.";
export const showTheCurrentVersion = "Show the current version";
export const saveFailedHint = "We kept what you typed. Try again in a moment.";
export const saveRefusedHint = "We kept what you typed. Fix the fields in red, or clear them.";
export const oneUnfinishedDraft = "You have an unfinished draft";
export const youHaveUnfinishedDrafts = (draftsCount: number) => `You have ${draftsCount} unfinished drafts`;
export const continueSDraft = (name: string) => `Continue ${name}'s draft`;
export const continueYourUnnamedDraft = "Continue your unnamed draft";
export const onlyInThisBrowser = "Saved in this browser only";
export const seeAllDrafts = "See all drafts";
export const photos = "Photos";
export const photosHint = (mostPhotos: number) =>
  `Up to ${mostPhotos}: JPEG, PNG, WEBP or HEIC, any size. The first is the cover.`;
export const video = "Video";
export const videoHint = "One video, MP4 or MOV, up to 200 MB. Thirty seconds of play is plenty.";
export const yourVideo = "Your video";
export const fixIn = (title: string) => `Fix in “${title}”`;
export const oneThingIsMissing = "One thing is missing";
export const thingsMissing = (todoCount: number) => `${todoCount} things are missing`;
export const previewNotReadyHint =
  "The preview appears once you've added the type, breed, sex and birth date.";
export const previewOf = (name: string) => `Preview of ${name}`;
export const breedNameIn = (
  { breedName, noun, city, state }: { breedName: string; noun: string; city: string; state: string },
) => `${breedName} ${noun} in ${city}, ${state}`;
export const depositCentsDueToday = (depositCents: string) => `${depositCents} due today`;
export const price = "Price";
export const priceHint = "In dollars. Enter 0 if there's no fee.";
export const whatBuyersSee = "What buyers see";
export const dueAtReservation = "Due at reservation";
export const noFeeExplained = "There's no fee for the pet itself.";
export const depositExplained = "The deposit. The balance is due before the go-home date.";
export const paidInFullWithFee = "Paid in full, with the 3% service fee.";
export const deliveryOptionsYouOffer = "Delivery options you offer";
export const netAfterFee = (
  { netCents, priceCents, platformFeePercent, platformFeeCents }: {
    netCents: string;
    priceCents: string;
    platformFeePercent: number;
    platformFeeCents: string;
  },
) => `Your earnings: ${netCents} of ${priceCents}. Our ${platformFeePercent}% fee is ${platformFeeCents}.`;
export const unreachableKeptInBrowser =
  "We can't reach the server. Your changes are saved in this browser, and we'll try again.";
export const saveFailedKept = (title: string) =>
  `${title} Your changes are saved in this browser, and we'll try again.`;
export const tryNow = "Try now";
export const uploading1File = "Uploading 1 file";
export const uploadingFiles = (busy: number) => `Uploading ${busy} files`;
export const saving = "Saving";
export const savedExceptRedFields = "Saved, except the fields in red";
export const draftSaved = "Draft saved";
export const steps = "Steps";
export const needsAFix = ", needs a fix";
export const stepDone = ", done";
export const somethingIsMissing = ", something is missing";
export const useUpToCharacters = (mostName: number) => `Use up to ${mostName} characters.`;
export const breedOfOtherType = ({ breedName, category }: { breedName: string; category: string }) =>
  `${breedName} is a ${category === "Dogs" ? "dog" : "cat"} breed.`;
export const birthDateInFuture = "The birth date is in the future. Add a planned litter instead.";
export const birthDateTooOld = (oldestYears: number) =>
  `Check the year: that's more than ${oldestYears} years ago.`;
export const earliestGoHomeDate = (earliest: string) => `At least 8 weeks after birth: ${earliest} or later.`;
export const deliveryOptionMissing = "Choose at least one delivery option. Pickup is always possible.";
export const descriptionCharactersTooLong = (description: string) =>
  `${description} characters over the limit.`;
export const healthTestIncomplete = "One of the tests isn't complete.";
export const numberNotRead = "Enter a number, such as 5.1.";
export const weightNotPositive = "Enter a weight above 0 lb.";
export const enterUpToLb = (mostLb: number) => `Enter up to ${mostLb} lb.`;
export const priceNotRead = "Enter dollars, such as 2,500 or 2,574.99.";
export const priceTooHigh = "Enter up to $50,000.";
export const testTypeMissing = "Enter what was tested, such as Cardiac.";
export const testResultMissing = "Enter the result, such as Normal.";
export const testDateInFuture = "This date is in the future.";
export const dogOrCatInside = "dog or cat";
export const breedInside = "breed";
export const sexInside = "sex";
export const nameInside = "name";
export const colorInside = "color";
export const coatInside = "coat";
export const sizeInside = "size";
export const generationInside = "generation";
export const weightInside = "weight";
export const litterInside = "litter";
export const sireInside = "sire";
export const damInside = "dam";
export const papersInside = "papers";
export const badgesInside = "badges";
export const trainingInside = "training";
export const descriptionInside = "description";
export const priceInside = "price";
export const adultWeightInside = "adult weight";
export const birthDateInside = "birth date";
export const goHomeDate = "go-home date";
export const registrationNumber = "registration number";
export const registrationNumberField = "Registration number";
export const microchipNumber = "microchip number";
export const microchipNumberField = "Microchip number";
export const seenByTeamOnly = "Only you and our team see it.";
export const geneticTesting = "genetic testing";
export const healthTestsInside = "health tests";
export const whoTheyGetAlongWith = "who they get along with";
export const whatTheyreUsedTo = "what they're used to";
export const deliveryOptions = "delivery options";
export const suggestedMaleNames =
  "Alder Archie Arlo Asher Banjo Barley Basil Beau Benji Biscuit Boone Bramble Bruno Buddy Captain Chester Clyde Cooper Cosmo Dexter Duke Edgar Felix Finn Fletcher Frankie George Gus Hank Harvey Henry Hugo Huck Jasper Jethro Leo Linus Louie Mack Marlow Milo Moose Murphy Ned Oliver Oscar Otis Otto Percy Pip Quincy Ranger River Rufus Rusty Sawyer Scout Sherlock Simon Sonny Stanley Teddy Theo Toby Tucker Waffles Wally Watson Wilbur Willie Winston Ziggy";
export const suggestedFemaleNames =
  "Abby Ada Amber Annie Aspen Bea Bella Betty Birdie Bonnie Cassie Chloe Clementine Clover Coco Daisy Dolly Dottie Edith Ella Etta Fern Flora Frida Ginger Goldie Gracie Hattie Hazel Honey Ida Iris Ivy Josie June Juniper Kit Lady Lila Lottie Lucy Luna Mabel Maggie Maple Marigold Matilda Millie Minnie Mocha Molly Nell Nora Olive Opal Pearl Penny Pepper Phoebe Piper Poppy Rosie Ruby Sadie Sage Stella Sunny Tess Tilly Violet Willa Willow Winnie Zelda";
export const noNameYet = "No name yet";
export const namePhoto = ({ name, index }: { name: string; index: number }) => `${name}, photo ${index}`;
export const parentVerified = "Parent Verified";
export const notYetVerified = "Not yet verified";
export const thisPet = "this pet";
export const lockedDuringCheckout = (name: string) =>
  `Someone is reserving ${name} right now. You can change the price, dates and parents again in a few minutes.`;
export const lockedWhileReserved = (name: string) =>
  `${name} is reserved, so the price, dates and parents stay as the buyer saw them.`;
export const newPhotos = "new photos";
export const theNewVideo = "the new video";
export const theNewName = "the new name";
export const theNewDescription = "the new description";
export const theBasics = "The basics";
export const basicsLead = "The first things buyers see.";
export const looksAndSize = "Looks and size";
export const looksLead = "So families know what to expect now and full grown.";
export const datesAndParents = "Dates and parents";
export const datesLead = "Birth date, go-home date and parents.";
export const photosAndVideo = "Photos and video";
export const photosLead = "Daylight, eye level and a plain background work best.";
export const healthAndDocuments = "Health and documents";
export const healthLead = "What families ask about most. Skip anything you don't have.";
export const temperament = "Temperament";
export const temperamentLead = "What are they like day to day?";
export const priceAndDelivery = "Price and delivery";
export const priceLead = "What they cost, and how they get home.";
export const preview = "Preview";
export const previewLead = "This is how buyers will see it.";
export const theBreed = "The breed";
export const theSex = "The sex";
export const aName = "A name";
export const theCurrentWeight = "The current weight";
export const theBirthDate = "The birth date";
export const atLeastOnePhoto = "At least one photo";
export const thePrice = "The price";
export const chooseDogOrCat = "Choose dog or cat.";
export const chooseTheBreed = "Choose the breed.";
export const chooseTheSex = "Choose the sex.";
export const enterOrSuggestName = "Enter a name, or let us suggest one.";
export const apartmentFriendlyHint = "Calm and happy in small spaces";
export const familyRaisedHint = "Raised in the house, around people";
export const familyFriendlyHint = "Good with children of all ages";
export const usedToOtherPets = "Used to other pets";
export const shedsVeryLittle = "Sheds very little";
export const microchipped = "Microchipped";
export const healthRecords = "Health records";
export const otherDocuments = "Other documents";
export const illPickUp = "I'll Pick Up";
export const pickupHint = "The family comes to you. Free.";
export const honestDelivery = "Honest Delivery";
export const roadDeliveryHint = "By road, to their door. The family pays $200 plus $0.85 a mile.";
export const puppyFlight = "Puppy Flight";
export const airDeliveryHint = "By air, at 8 weeks or older and up to 20 lb. The family pays $650.";
export const generationF1 = "F1";
export const generationF1Hint = "The parents are two different breeds";
export const generationF1b = "F1b";
export const generationF1bHint = "One parent is a first cross, the other a purebred";
export const generationF1bb = "F1bb";
export const generationF1bbHint = "An F1b crossed back to a purebred again";
export const generationF2 = "F2";
export const generationF2Hint = "Both parents are first crosses";
export const multigen = "Multigen";
export const laterGenerationCrosses = "Later-generation crosses";
export const beingChecked = (name: string | null) => `We're checking ${name}'s listing`;
export const beingCheckedHint = (link: Wrap) => (
  <>
    Buyers can't see it meanwhile. This usually takes one business day, and there's nothing you need to do.
    Questions? {link("Contact us")}.
  </>
);
