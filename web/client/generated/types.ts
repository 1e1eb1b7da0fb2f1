// Generated from openapi/ by tools/generate.ts. Do not edit.

export interface paths {
    "/v1/csrf-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a CSRF token
         * @description Sets the matching cookie. Every unsafe call that relies on a cookie sends the token as `x-csrf-token`. The token is bound to the session, so get a new one after signing in.
         */
        get: operations["getCsrfToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email address and password
         * @description A wrong password returns 422, never 401, with the same text as an unknown address. With two-step verification on, the right password alone returns `second_factor_needed`: repeat the call with a code. After many wrong passwords for one address, from anywhere, further attempts return 429 with a `Retry-After` of some seconds, whether or not the address has an account.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Creates an account for a consumer or a breeder, and signs the caller in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a fresh access token
         * @description Uses the refresh cookie and replaces it. Sending an old cookie again ends the whole session, except within a few seconds, because two tabs may refresh at the same time.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description Ends the session on the server and clears the cookies. It also succeeds with an expired token or none. Cookies count only if the call comes from one of our own pages (`Sec-Fetch-Site`, else `Origin` or `Referer`), which keeps links from signing people out. Any other call ends the session of its bearer token, if it sends one, and gets the same response.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the signed-in person */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all breeds */
        get: operations["listBreeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeds/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List breeds with an available pet */
        get: operations["listAvailableBreeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeds/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the breeds that fit a home
         * @description Each answer ranks the breeds with an available pet. A breed that fits every answer at least as well as another never ranks below it, unless both fit equally. An omitted answer counts for nothing.
         */
        get: operations["matchBreeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeds/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a breed's facts */
        get: operations["getBreed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/breeds/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all breeds (without a prefix) */
        get: operations["listBreedsAtRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/search/lean": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search pets without facet counts
         * @description Use `cursor` to page: no pet is repeated or skipped while listings change. Use `page` only for links. Page 1 replaces the results shown, and later pages are appended.
         */
        get: operations["searchPetsLean"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/search/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search pets with facet counts
         * @description Use `cursor` to page: no pet is repeated or skipped while listings change. Use `page` only for links. Page 1 replaces the results shown, and later pages are appended.
         */
        get: operations["searchPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/search/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count pets on a map
         * @description Returns pins with the number of pets and their lowest price. Sellers close to each other at this zoom level share a pin, so an answer has at most 300. A seller's point is moved by up to 3 miles from their ZIP code, always to the same place, and no other point of a seller is public.
         */
        get: operations["mapPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/search/understand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn typed words into filters
         * @description Turns words into the filters of searchPets: breeds (by name, by nickname, or misspelled), places, colors, sexes, ages, prices and sizes. Words that match no filter stay as text.
         */
        get: operations["understandSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest completions for the search box
         * @description Returns breeds with their number of available pets, places, and names of pets, breeders and shelters that begin with the typed text.
         */
        get: operations["suggestSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/spotlight": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a few picks of the day */
        get: operations["searchSpotlight"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/featured/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the home page shows
         * @description Returns newly available pets, popular breeds, and links by badge.
         */
        get: operations["listFeaturedPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the parts of the sitemap
         * @description Returns the names of the sitemap's parts, which list every public page. Search engines read them as XML at `/sitemap.xml`.
         */
        get: operations["listSitemapParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sitemap/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pages of one part of the sitemap
         * @description Returns the paths of public pages. Search engines read them as XML at `/sitemaps/{name}.xml`.
         */
        get: operations["listSitemapPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pets/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search pets with facet counts (under /api) */
        get: operations["apiSearchPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/featured-pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the home page shows (under /api) */
        get: operations["apiListFeaturedPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pet
         * @description Returns only what the public may see. Returns 404 for drafts, listings in review and paused listings, and 410 for archived listings.
         */
        get: operations["getPet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/increment_view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Count a view
         * @description Counts one view per visitor, pet and day. A repeat returns the same count and adds nothing.
         */
        put: operations["countView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/increment_shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Count a share */
        put: operations["countShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/sold/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a breeder's sold pets */
        get: operations["listSoldPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a pet (under /api) */
        get: operations["apiGetPet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/profiles/breeder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a breeder's public page */
        get: operations["getBreederProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/{id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a breeder's sale contract and health guarantee
         * @description Returns the version in force. A buyer accepts it by its hash before paying.
         */
        get: operations["getSaleContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List breeders and shelters
         * @description Returns verified breeders and shelters only. When sorted by rating, those with more reviews weigh more, and those without reviews come last.
         */
        get: operations["listBreeders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my sale contract and health guarantee
         * @description New wording becomes a new version, which applies to every reservation from then on. Unchanged wording makes no version. Versions that buyers have accepted don't change.
         */
        put: operations["updateSaleContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/contract/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm my sale contract and health guarantee
         * @description Records that the seller has read the current version, named by its hash. Until then, no listing can be submitted. Wording that the seller saves counts as confirmed.
         */
        post: operations["confirmSaleContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process is alive */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process can serve */
        get: operations["checkReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get this document */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings that a browser needs */
        get: operations["getConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public photo or video
         * @description A photo in the sizes `thumb`, `card` and `full` is AVIF if `Accept` names `image/avif` and the AVIF has been made, otherwise WEBP. `Vary` says so. No other value of `Accept` makes a difference, and none returns 406. A video can be read in parts, by one range of bytes; other forms of `Range` are ignored, as HTTP allows.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reserve/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a pet for 15 minutes
         * @description Freezes the price, fees and terms that the listing shows. Asking again for a pet that the caller already holds returns the same reservation, with its choices unchanged. After the caller's hold expires, a new hold keeps the contact, address and billing entered before, without the choices. Holds are limited: with `too_many_holds`, `retryAt` says when this pet can be held. Breeders may buy too, but never from their own program.
         */
        post: operations["startReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reserve/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the checkout
         * @description Works for a paid intent, or at once for a total of zero, which needs `acceptances`. Runs the same completion as verifyAndFinalize and the webhook: the first takes effect, and the others return the same result.
         */
        post: operations["finalizeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reserve/save/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the state of the checkout
         * @description Extends the hold once, to 30 minutes in all. The stored step only moves forward.
         */
        post: operations["saveReservationProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customer/pets/reserved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my reservations as a buyer */
        get: operations["listReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customer/pets/reserved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of my reservations as a buyer
         * @description Returns 404 for another person's reservation.
         */
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/reserved/status/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel, extend, complete or confirm a reservation
         * @description The buyer can cancel, or confirm the hand-off. The breeder can cancel, extend or complete. `allowedActions` of the reservation lists what is possible now.
         */
        put: operations["updateReservationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receipt of a payment
         * @description Returns the receipt as issued when the payment arrived, with the refunds since. The buyer can read it, the breeder without card and address, and staff in a session with two-step verification. Returns 404 for anyone else, and for a payment that bought nothing.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/reserved/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the review of a reservation
         * @description For the buyer and the breeder of the reservation. `isOpen` says whether the buyer can write a review now.
         */
        get: operations["getReservationReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/reserved/{id}/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contract and health guarantee that the buyer accepted
         * @description Returns the wording that the buyer accepted, even if the breeder has changed the contract since. The buyer can read it, and the breeder from the first payment on. Returns 404 for anyone else, and if none was accepted.
         */
        get: operations["getAcceptedContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/reservation/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sale as its breeder
         * @description Works once everything is paid, from the go-home date on. If the buyer has confirmed the hand-off, it works at once; otherwise it works 48 hours after the last payment, and for a delivery by Hearthpaw after the pick-up. Repeating it returns the same result.
         */
        post: operations["completeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/reserved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reservations of my pets
         * @description The buyer's name and contact appear from the first payment on.
         */
        get: operations["listBreederReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/reserved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one reservation of my pets
         * @description Returns it as in listBreederReservations. Returns 404 for a reservation of another breeder's pet.
         */
        get: operations["getBreederReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserve-pet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold a pet for 15 minutes (under /api) */
        post: operations["apiStartReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserve-pet/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete the checkout (under /api) */
        post: operations["apiFinalizeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserve-pet/save-reservation-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the state of the checkout (under /api) */
        post: operations["apiSaveReservationProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserved-pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my reservations as a buyer (under /api) */
        get: operations["apiListReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserved-pet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my reservations as a buyer (under /api) */
        get: operations["apiGetReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserved-pet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my reservations (under /api, with the id in the query) */
        get: operations["apiGetReservationByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reserved-pets/update-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel, extend, complete or confirm a reservation (under /api) */
        put: operations["apiUpdateReservationStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/complete-reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a sale as its breeder (under /api) */
        post: operations["apiCompleteReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/reserved-pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reservations of my pets (under /api) */
        get: operations["apiListBreederReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/create-setup-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start saving a card for the balance
         * @description Only cards can be saved.
         */
        post: operations["createSetupIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the first payment of a reservation
         * @description Charges the deposit or the full total, as the order says. Each reservation has one intent for each kind of payment: asking again returns the same intent, updated if the order has changed.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/update-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change delivery, promo code, donation or payment type
         * @description Prices the order again and updates its open intent, if any. If a delivery isn't possible, a code is invalid or the tax lookup fails, the order has a sentence about it.
         */
        post: operations["updatePaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my payments */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/verify-and-finalize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a confirmed payment and complete what it pays for
         * @description Reads the intent at the provider, and is safe to repeat. If a payment arrives after the pet is gone, it is refunded in full and the answer is `payment_refunded`.
         */
        post: operations["verifyAndFinalize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/verify-intent-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a payment
         * @description Returns 404 for another person's intent.
         */
        get: operations["getIntentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from the payment provider
         * @description The signature covers the raw body. A forged, stale or re-serialized event returns 400 and has no effect. A repeated event returns 200 and has no further effect.
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/pay-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start paying the balance */
        post: operations["payBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/add-ons/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote add-ons after the reservation
         * @description Prices them as a separate order, with the service fee and today's tax, and stores nothing.
         */
        post: operations["quoteAddOns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start paying for add-ons after the reservation
         * @description Creates a separate order, paid in full. A reservation has at most one such order waiting for payment: asking for the same add-ons returns it, and another choice replaces it. Confirm the intent, then call `verifyAndFinalize`. If the reservation is canceled before that, the payment is refunded in full.
         */
        post: operations["buyAddOns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/add-ons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order of add-ons
         * @description Only the buyer can read it. Returns 404 for anyone else.
         */
        get: operations["getAddOnOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/saved-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cards saved for a balance */
        get: operations["listSavedCards"];
        put?: never;
        /**
         * Save a card for the balance
         * @description Takes the card of a set-up intent that the buyer has confirmed. The card is charged once, for the balance, on its due date. It replaces a card saved before.
         */
        post: operations["keepCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/saved-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved card
         * @description The card won't be charged from now on, and the payment provider deletes it. Repeating the call changes nothing.
         */
        delete: operations["removeSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Quote what a pet costs, line by line */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/places/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the ZIP code nearest to a point
         * @description Turns a browser's location into a ZIP code. The point is in the body because addresses of requests are logged and bodies aren't. The server doesn't store it. Callers should round it to two decimals first. Returns 404 for a point more than about 100 miles from every ZIP code.
         */
        post: operations["findNearestPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/places/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the place of a ZIP code */
        get: operations["getPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my name, phone number or photo
         * @description Changes only the fields that are sent. Role, suspension and email address can't be changed here. A name has letters, marks, spaces, apostrophes, hyphens and periods. Once a seller has submitted a verification, a new name waits for staff (`claimChanges` of their program), and the answer has the current name.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/email/check/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an address can be used for a new account
         * @description For a form that warns early. The rate limit is tight, which keeps the call from serving as a directory.
         */
        get: operations["checkEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/email/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the verification email again */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/email/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my email address
         * @description The change applies once it is confirmed from the new address. The old address gets a notice. With two-step verification on, the call also needs a code.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the terms in force
         * @description For people who accepted an earlier version; `acceptedTerms` of the account names it. Repeating it changes nothing. Paying for an order accepts the terms, too.
         */
        put: operations["acceptTerms"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Text a code to my phone number
         * @description We text nothing else to a number until its owner has entered this code. A code works for 10 minutes and five attempts. The limits are five codes a day for an account, three to a number and ten for a network. The account's email address has to be confirmed first.
         */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/phone/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm my phone number with the code
         * @description Only the newest code for the account's current number counts. Repeating it with a confirmed number changes nothing.
         */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/texts/incoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a text that somebody wrote to our number
         * @description STOP (also END, QUIT, CANCEL, UNSUBSCRIBE, STOPALL, REVOKE and OPTOUT) ends all texts to the number until its owner turns them on again. HELP and INFO get a reply with our name and how to end texts. Anything else is ignored. The text provider makes and signs this call. A forged call returns 400 and has no effect.
         */
        post: operations["receiveText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where I'm signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the caller except the current one.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a copy of my data
         * @description Returns account, sessions, listings, reservations, orders, messages and settings as one JSON document, as they were at one moment. It can be called a few times an hour.
         */
        get: operations["exportUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close my account
         * @description Deletes personal data. Payment records stay for seven years, for tax and legal purposes. The call needs the password, or for an account without a password, a sign-in within the last 15 minutes. With two-step verification on, it also needs a code. The account can't be closed while a reservation is open, money has yet to move, or money is owed: checkClosing returns these obstacles. A breeder without a payout account may waive the available funds with waivedCents. Closing can't be undone.
         */
        delete: operations["closeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check what closing my account needs
         * @description Returns the proof that closing needs, the obstacles now, and whether payment records stay.
         */
        get: operations["checkClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/closing/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out what is left before I close my account
         * @description Sends all available funds to the breeder's bank, whatever the minimum payout is. The account can be closed once the payout has arrived.
         */
        post: operations["payOutForClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether my two-step verification is on */
        get: operations["getSecondFactor"];
        /**
         * Turn on two-step verification
         * @description Takes a code from the app that has the new secret, and the password if the account has one (not for a move, which asked for it before). Returns the recovery codes, once. From then on, this session counts as opened with two-step verification.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Start setting up two-step verification
         * @description Nothing changes until a code from the app confirms it. Asking again before that returns a new secret.
         */
        post: operations["startSecondFactor"];
        /**
         * Turn off two-step verification
         * @description Takes a code from the app or a recovery code, and the password. Staff can't turn it off.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/second-factor/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start moving two-step verification to another app
         * @description The current app keeps working until a code from the new one confirms the move.
         */
        post: operations["replaceSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/second-factor/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a two-step verification code for this session
         * @description This session then counts as opened with two-step verification, and as fresh for 15 minutes. Calls that carry `x-second-factor` need that.
         */
        post: operations["proveSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Returns ten new codes, only once. The old codes stop working.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a link from an email
         * @description Takes a signed, expiring token that verifies an address, opens a waitlist invitation or joins a shelter. `url` is the page on which the link was opened, as a path on this site. It is recorded and never fetched. Returns 404 for anything else.
         */
        post: operations["redeemToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password
         * @description A wrong current password returns 422, never 401. All other sessions end.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a reset code by email
         * @description Returns the same response, in the same time, for known and unknown addresses.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/code/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reset code
         * @description A code has six digits and expires in 15 minutes. It allows five wrong attempts from the network that requested it, and five from each network that its owner has used. All other networks share five.
         */
        post: operations["validatePasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a code
         * @description The code works once. Every session of the account ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my notification settings
         * @description Returns every channel and group, including those that were never changed.
         */
        get: operations["getUserSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/setting/{userId}/update/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a notification setting
         * @description Texts and calls need a confirmed phone number. Returns 404 for another person's id.
         */
        put: operations["updateUserSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/setting/{userId}/quiet-hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my quiet hours
         * @description Returns 404 for another person's id.
         */
        put: operations["updateQuietHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/setting/email/notifications/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page that unsubscribes
         * @description For email apps without one-click: the app opens the address in the email's header, and the person presses a button. Opening the page changes nothing, because scanners open it, too.
         */
        get: operations["openUnsubscribe"];
        /**
         * Stop one kind of email
         * @description Accepts a signed token from an email, or acts on the signed-in account. It never uses an address in the body. Emails get forwarded, so a token's answer reveals nothing else about the account: `settings` has only the groups it turned off, and `quietHours` are the defaults.
         */
        put: operations["unsubscribe"];
        /**
         * Unsubscribe with one click in an email app
         * @description Follows RFC 8058: no CSRF token, and a response without personal data. Programs send a form of either kind, plain text or nothing, so only the token counts.
         */
        post: operations["unsubscribeOneClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of my verification */
        get: operations["getVerification"];
        put?: never;
        /**
         * Submit my documents for verification
         * @description Takes the front of an ID, its back, 1 to 5 photos of the rearing area and up to 2 registration papers, each an uploaded file of the caller. After a question or a rejection, submit them again: files that are named again stay, and the others are removed.
         */
        post: operations["submitVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List verifications waiting for a decision */
        get: operations["listVerifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/verifications/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a verification
         * @description `review` only tells the other staff and the breeder that someone is looking at it. The other three decisions resolve it. Photos of an ID are deleted 90 days after the decision.
         */
        post: operations["decideVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/breeders/{id}/verification/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a verification
         * @description An approved verification becomes rejected. The breeder and all their pets are hidden, and unpaid holds end, until new documents are approved. Paid reservations continue. The breeder reads the reason.
         */
        post: operations["withdrawVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/shelters/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a shelter
         * @description Emails a signed link that works once and expires in 14 days. It replaces an earlier invitation to the same address.
         */
        post: operations["inviteShelter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shelter/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shelter's invitation
         * @description Returns the invitation's status and prefilled fields, and stores nothing.
         */
        get: operations["getShelterJoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join as a shelter
         * @description Creates the shelter's account, unverified, and emails the link that verifies its address. It uses up the invitation, if any.
         */
        post: operations["addShelter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address to upload a file to
         * @description Returns a presigned PUT whose signature covers the type, length and key. It's valid for a few minutes. A file that isn't attached is removed after a day. Its content is checked when it is attached. Photos are re-encoded upright, without location data.
         */
        get: operations["getUploadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an address to download a file from */
        get: operations["getDownloadUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/files/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete one of my files */
        post: operations["deleteFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an address to download a file from (under /api)
         * @description The bucket is one of ours, chosen by its name.
         */
        get: operations["getFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what needs a staff decision
         * @description Returns the number of cases waiting in each queue, and the time since which the oldest has waited. The queues' own lists have the cases.
         */
        get: operations["getStaffQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find accounts */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an account's status
         * @description Suspending ends the account's sessions, pauses its listings and freezes its payouts. Holds of buyers who haven't paid yet end. `Active` lifts a suspension and restores the account's earlier status. Only the owner can choose `Inactive`.
         */
        put: operations["updateUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/breeders/{id}/trust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Trust a breeder, or stop trusting
         * @description A trusted breeder's listings and their changes go public at once; those of other breeders wait for staff. Listings that already wait stay in the queue.
         */
        put: operations["updateBreederTrust"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds that haven't arrived
         * @description Returns refunds still owed to a buyer: refused by the payment provider, failed on their way, or a day old. Nothing from such a sale is released to its breeder.
         */
        get: operations["listOwedRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a refund again
         * @description Asks the payment provider again at once. The staff log records every attempt.
         */
        post: operations["retryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/refunds/{id}/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a refund as paid another way
         * @description For money that staff have sent outside the payment provider. First checks whether the provider has made the refund after all. The buyer gets an email. An amount above one person's limit waits for a second person (`approval` in the answer), and nothing happens until then.
         */
        post: operations["settleRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money waiting for a second person
         * @description A refund, a dispute's refund or a settled balance above the configured amount waits here until a second person approves it. The person who asked can't approve it. Smaller amounts count together: those of one sale, and those of one breeder within 30 days. Requests expire after 5 days.
         */
        get: operations["listMoneyApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a request as the second person
         * @description Carries out the request in the name of the person who asked. It happens once, even if two people approve at the same time. If the sale or balance has changed since, nothing happens and the call fails like the original call.
         */
        post: operations["approveMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/approvals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a request as the second person
         * @description Refunds and books nothing. Only staff read the reason.
         */
        post: operations["refuseMoney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/money-waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List money that has waited for a day
         * @description Returns all money that has waited for at least a day and has no automatic deadline, with the reason: owed refunds, disputes after the breeder's reply or its deadline, chargebacks that need an answer, findings of the reconciliation, paid sales that haven't been completed, stopped sales, balances after their grace period, payments that the provider is still processing, and payouts, available funds and debts of breeders. Oldest first. Also returns the count of each kind, and how long refunds took to reach the payment provider.
         */
        get: operations["listWaitingMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payouts and balances that wait
         * @description Returns payouts that have waited for a day or that the provider refused for now. Also returns breeders' balances that can't be paid out or are owed. Each has its reason. Longest waiting first, at most 200.
         */
        get: operations["listWaitingPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payouts/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a payout again
         * @description Asks the payment provider again at once. The staff log records it.
         */
        post: operations["retryPayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/payouts/{id}/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a returned payout with the breeder's account
         * @description For a returned payout that the payment provider can't take back. The money stays in the breeder's account there, and counts as paid. The staff log records it. An amount above one person's limit waits for a second person (`approval` in the answer), and nothing happens until then.
         */
        post: operations["settlePayout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/breeders/{id}/balance/settled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a breeder's debt or available funds
         * @description Books a breeder's debt as paid another way or as written off, or available funds as paid another way or as unclaimed. balanceCents is the balance that the caller has seen: if it has changed, nothing is booked. The breeder gets an email, and the staff log records it. Above the configured amount, nothing is booked yet: `approval` waits for a second person.
         */
        post: operations["settleBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the last comparison of the books with the payment provider
         * @description Returns the last comparison and the differences that remained on a second look, after everything that could be reread was reread. Findings are our payments and transfers that the payment provider has and our records don't. Returns at most 100 of each, oldest first.
         */
        get: operations["getReconciliation"];
        put?: never;
        /**
         * Compare the books with the payment provider now
         * @description The comparison also runs every night and after each start. If a comparison is already waiting, the call adds nothing.
         */
        post: operations["startReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reconciliation/findings/{id}/attach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the sale of a payment that we lost
         * @description Restores the reservation, order and payment from the payment's data, if the pet is still free. Buyer and breeder are notified as for any payment. For a transfer, restores the payout. Repeating it changes nothing. The staff log records it.
         */
        post: operations["attachFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reconciliation/findings/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment that we lost
         * @description Refunds all that is left of the payment, once, and emails the buyer. If the payment provider refuses, the finding stays open with the reason. Repeating it changes nothing. The staff log records it. An amount above one person's limit waits for a second person (`approval` in the answer), and nothing happens until then.
         */
        post: operations["refundFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reconciliation/findings/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep money as unexplained
         * @description Books the money in the ledger account `unexplained`, with the reason. The books then agree with the payment provider again. Repeating it changes nothing. The staff log records it. An amount above one person's limit waits for a second person (`approval` in the answer), and nothing happens until then.
         */
        post: operations["keepFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what staff decided and looked at
         * @description The log has an entry for each decision, and for each look at a photo of an ID, a paper, an order with its address or a reported chat.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff
         * @description Returns everyone with a rank, admins first, and the open invitations.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite someone to the staff
         * @description Emails a signed link that works once and expires in 3 days. It replaces an earlier invitation to the same address. The other admins get an email.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description The invitation's link stops working.
         */
        delete: operations["withdrawStaffInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove someone from the staff
         * @description Signs the person out everywhere and ends the invitations they sent. The account stays as a buyer's account. The person and the other admins get an email. The last admin can't be removed.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/staff/{id}/rank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change someone's rank
         * @description Signs the person out everywhere. The person and the other admins get an email. Staff can't change their own rank, and the last admin keeps theirs.
         */
        put: operations["changeStaffRank"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invitation to the staff
         * @description Returns the status of the link's invitation, and stores nothing.
         */
        get: operations["getStaffInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the staff
         * @description Accepts the invitation of a link. The caller's account must be a buyer's account with the invited email address, confirmed. The account gets the rank and is signed out everywhere. Two-step verification is set up at the next sign-in.
         */
        post: operations["joinStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/sign-in-ways": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how I can sign in */
        get: operations["listSignInWays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/{provider}/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start signing in with Google or Facebook
         * @description Uses PKCE and state, and a nonce if the provider supports it. Sets a cookie for 10 minutes: only the browser that started can finish, once. getConfiguration lists the providers.
         */
        get: operations["getSocialSignInUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish signing in with Google or Facebook
         * @description Accounts are linked only by an address that the provider calls verified. A person without an account gets a new account without a password. With two-step verification on, the first call returns `second_factor_needed`: repeat it with a code within 5 minutes.
         */
        post: operations["finishSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeder/dashboard/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard's first view
         * @description Returns the breeder's tasks for today, with figures.
         */
        get: operations["getDashboardPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the dashboard's first view (under /api) */
        get: operations["apiGetDashboardPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/video/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a video */
        post: operations["uploadPetVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/upload-pet-video": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a video (under /api)
         * @description Does the same as uploadPetVideo, but returns only the address, as `Location`.
         */
        post: operations["apiUploadPetVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/new/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft
         * @description Saves any step of the form. Without an id, starts a new draft. No field is required yet.
         */
        post: operations["saveListingDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/save-add-new-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a draft (under /api) */
        post: operations["apiSaveListingDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a draft for review
         * @description The listing needs a name, breed, type, sex, birth date, weight, price and a photo. Its breeder needs a confirmed email address, a submitted verification, a confirmed sale contract, and to have accepted the current terms. The listing goes into review, or goes live at once if a verified breeder needs no review.
         */
        post: operations["addListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/add-new-pet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit a draft for review (under /api) */
        post: operations["apiAddListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a listing
         * @description For an approved listing, a new photo, video, name or description becomes a change request. The old one stays live until staff accept the request.
         */
        put: operations["updateListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/update-pet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a listing (under /api) */
        put: operations["apiUpdateListing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a listing
         * @description Only a listing that was never reserved or sold can be deleted. Other listings can be archived.
         */
        delete: operations["deleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/delete-pet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a listing (under /api) */
        delete: operations["apiDeleteListing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/delete-pet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a listing (under /api, with the id in the query) */
        delete: operations["apiDeleteListingByQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my listings to edit */
        get: operations["getOwnPet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my listings */
        get: operations["listOwnPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/pets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my listings (under /api) */
        get: operations["apiListOwnPets"];
        put?: never;
        post?: never;
        /**
         * Delete several listings
         * @description Deletes all of them or none. They must belong to the caller, and none may be held, reserved or sold.
         */
        delete: operations["deleteListings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete several of my files */
        delete: operations["deleteBreederFiles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pause, publish, archive or mark as sold */
        put: operations["updateListingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import listings from CSV
         * @description The file has one row per pet. Importing the same ID again changes the same listing. A row that is on hold or pending pauses a live listing. An adopted row marks the listing as sold elsewhere, or archives it if it was paused or de-listed. A dry run stores nothing: it returns every bad row, and how each column was read.
         */
        post: operations["importListings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a listing */
        post: operations["reportListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List listings waiting for a decision */
        get: operations["listListingsInReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/listings/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a listing */
        post: operations["decideListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List parents waiting for a decision
         * @description Returns the longest waiting first, with their papers and health tests. Staff open the documents by their keys.
         */
        get: operations["listParentsInReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/parents/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a parent
         * @description An approved parent goes live as "Parent Verified", with its photos. A rejected parent returns to its breeder with the reason. The breeder gets an email unless emails about listings are off.
         */
        post: operations["decideParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/change-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes waiting for a decision */
        get: operations["listChangeRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/change-requests/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide on a change */
        post: operations["decideChangeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/siblings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List littermates
         * @description Returns the public pets of the same litter.
         */
        get: operations["listSiblings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pet/siblings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List littermates (under /api) */
        get: operations["apiListSiblings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pet/siblings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List littermates (under /api, with the id in the query) */
        get: operations["apiListSiblingsByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/claim-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List changes of verified claims waiting for a decision */
        get: operations["listClaimChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/claim-changes/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a change of a verified claim
         * @description `ask` leaves the change open and sends the reason to the seller as a question. The seller gets an email for every decision.
         */
        post: operations["decideClaimChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/claim-changes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer what staff asked about a change of mine
         * @description Replaces an earlier answer to the same question.
         */
        post: operations["answerClaimChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/premises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask staff to accept new photos of where my pets live
         * @description Works once a verification is submitted. The verification's photos stay until staff accept the new ones. Sending the same photos again keeps their place in the queue.
         */
        put: operations["changePremises"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/claim-changes/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a change of a verified claim of mine
         * @description Repeating it changes nothing.
         */
        post: operations["withdrawClaimChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/profile/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my public page
         * @description Returns 404 for another breeder's id.
         */
        put: operations["updateBreederProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/breeder/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my public page (under /api)
         * @description Does the same as updateBreederProfile, for the caller's program.
         */
        put: operations["apiUpdateBreederProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/breeder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my program with everything in it */
        get: operations["getBreederData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/breeder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my program (without a prefix) */
        get: operations["getBreederDataAtRoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my parents */
        get: operations["listOwnParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my parents (under /api) */
        get: operations["apiListOwnParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/{id}/pets/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a breeder's parents */
        get: operations["listParents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/parents/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a parent
         * @description The new parent starts in review. Listings and litters may name it at once. Buyers read "Not yet verified" until staff approve it.
         */
        post: operations["addParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/parents/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a parent (under /api) */
        post: operations["apiAddParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/parents/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a parent
         * @description Changing anything that staff verify (all but description, color, coat, size and weight) sends the parent back into review. `status` takes it off the page or puts it back. It goes live again only if nothing that staff verified has changed.
         */
        put: operations["updateParent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/parents/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a parent (under /api) */
        put: operations["apiUpdateParent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/pets/parents/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a parent */
        delete: operations["deleteParent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/breeders/parents/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a parent (under /api) */
        delete: operations["apiDeleteParent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/litters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my litters */
        get: operations["listLitters"];
        put?: never;
        /** Plan or record a litter */
        post: operations["addLitter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/litters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a litter */
        put: operations["updateLitter"];
        post?: never;
        /** Delete a litter */
        delete: operations["deleteLitter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/applications/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my questions to buyers */
        get: operations["getOwnApplicationForm"];
        /** Change my questions */
        put: operations["updateApplicationForm"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/{id}/applications/form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a breeder's questions */
        get: operations["getApplicationForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my applications, or those to my program */
        get: operations["listApplications"];
        put?: never;
        /**
         * Save or submit my answers
         * @description Saves the answers as a draft, or submits them.
         */
        post: operations["submitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Withdraw, approve or decline an application
         * @description The buyer can withdraw; the breeder can approve or decline.
         */
        put: operations["updateApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/add-ons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the add-ons
         * @description Returns them in display order; with a pet, those that suit it: its type, its first year, and its microchip. An order keeps the name and price that an add-on had when it was added.
         */
        get: operations["listAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/refund-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote the refund for a cancellation
         * @description For the buyer or the breeder of the pet, as the canceling side. Returns 404 for anyone else. Computes the refund now by the cancellation's rules, and stores nothing. Cancel with `expectedRefundCents`: the cancellation fails if the amount has changed since.
         */
        post: operations["quoteRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my disputes, or those about my pets */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Open a dispute
         * @description A paid sale can have one dispute. The buyer can open it until the end of the 14th day after the hand-off. If the buyer hasn't confirmed the hand-off, the 14 days start at the breeder's completion. A dispute freezes the sale's funds until staff resolve it.
         */
        post: operations["openDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/disputes/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply in a dispute */
        post: operations["replyDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List disputes that staff have to decide */
        get: operations["listDisputesToDecide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/disputes/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what a refund in a dispute would do
         * @description Returns each side's share of a refund made now. Changes nothing: `decideDispute` books exactly this.
         */
        get: operations["quoteDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/disputes/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a dispute
         * @description Releases the funds to the breeder, or refunds all or part of the payment to the buyer. A refund comes out of the sale's pending funds first, then the breeder's available funds; the breeder owes the rest. The breeder has 5 days to reply. An earlier decision without a reply needs `earlyReason`. Above the configured amount, nothing happens yet: `approval` waits for a second person.
         */
        post: operations["decideDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/reserved/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the delivery of a reservation
         * @description Buyer and breeder see its status, window and photos. The buyer also gets the code for the carrier, and the breeder the address that they typed for the pick-up. `delivery` is left out if no delivery was bought or paid yet.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/reserved/{id}/pick-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save where the carrier picks the pet up
         * @description Only the breeder, until the carrier has picked the pet up. Only the accepted carrier and staff see the address.
         */
        put: operations["savePickUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deliveries
         * @description Without a status, lists those that are not finished, by the first day on which the pet may leave. Otherwise the latest change comes first.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one delivery, as staff see it
         * @description The read is recorded in the log, because the answer has addresses and phone numbers.
         */
        get: operations["getStaffDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/deliveries/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a delivery to a carrier
         * @description Emails the carrier a link that works for 60 days, and at least until 7 days after the arrival. A second offer replaces the carrier, and their link stops working. Pay above 150% of the delivery's price needs the rank finance or admin.
         */
        post: operations["offerDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/deliveries/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a delivery
         * @description `resend` emails a new link and accepts codes again. `withdraw` takes the delivery back from its carrier. `schedule` sets the window, and `price` the carrier's pay, until the hand-off. `confirm` records a hand-off that the carrier could not report; the buyer still confirms the hand-off. `fail` ends a delivery after the pick-up, and another one begins. `cancel` ends it before the pick-up, once the balance is paid. Pay above 150% of the delivery's price needs the rank finance or admin.
         */
        post: operations["updateDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a delivery by its link
         * @description The token of the link shows one delivery to its carrier. Before they accept, the answer has cities but no streets, names or phone numbers.
         */
        post: operations["openDeliveryLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a delivery, or set its window
         * @description Repeating an answer changes nothing.
         */
        post: operations["answerDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address for a photo of a delivery
         * @description A delivery takes at most 20 photos.
         */
        post: operations["getDeliveryUploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deliveries/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the pick-up or the hand-off
         * @description A pick-up needs a photo, a hand-off a photo and the code that the buyer shows. After five wrong codes, staff have to send a new link. The hand-off also confirms the hand-off of the sale, unless the sale is paused. Repeating a report changes nothing.
         */
        post: operations["reportDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my payouts with their lines */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/payouts/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change my bank details
         * @description Returns the address of the payment provider's page. A two-step verification code must have been entered in this session within the last 15 minutes (`proveSecondFactor`). If the provider already has bank details, each change needs its own code: one entered since this operation last succeeded.
         */
        post: operations["startPayoutOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/price-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview what a price pays out
         * @description Returns the seller's earnings and the buyer's first payment for a pet that is picked up, without add-ons, discount and tax.
         */
        get: operations["previewPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find orders
         * @description Returns the newest first. A search by name covers the latest 10,000 orders.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the whole history of an order
         * @description Asks the payment provider at once. If the provider can't be reached, its status is `unknown`.
         */
        get: operations["getOrderStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/chargebacks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a disputed payment and its evidence
         * @description Returns the evidence that both sides added, and a draft from our own records.
         */
        get: operations["getChargeback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/chargebacks/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add evidence as staff
         * @description Adds a note and files. The bank gets nothing until the evidence is submitted.
         */
        post: operations["addChargebackEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/chargebacks/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the evidence to the bank
         * @description Works once, before the deadline. Repeating the same call sends nothing twice. Each use takes one file.
         */
        post: operations["submitChargebackEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List disputed payments of my sales
         * @description Returns the newest first.
         */
        get: operations["listOwnChargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/chargebacks/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add evidence about my sale
         * @description Adds a note and files. Our team chooses what the bank gets. Returns 404 for another breeder's chargeback.
         */
        post: operations["addOwnChargebackEvidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/chargebacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments that a bank disputes
         * @description Returns open ones first, nearest evidence deadline first, then closed ones, latest first.
         */
        get: operations["listChargebacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}/refund-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Quote a refund by staff
         * @description Computes the refund now by the rules of `refundOrder`, and stores nothing. A refund that can't be made now fails with the same codes.
         */
        get: operations["quoteOrderRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order
         * @description `sale` cancels a sale that is still open, as the platform: the buyer gets a full refund, the books are reversed, and the pet is listed again unless the hand-off has happened. It works only for the pet's own order, even if nothing was paid for it. `part` refunds part of the payment and leaves the sale as it is; the breeder or the platform pays it. Repeating the call with the same key refunds once. A refund is never more than the paid amount that is neither refunded nor owed. If that amount has changed since the quote, the call returns 409 `refund_changed`. Above the configured amount, counted per sale, nothing is refunded yet: `approval` waits for a second person.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promo codes
         * @description Returns the newest first. With `q`, returns only codes that contain it.
         */
        get: operations["listDiscountCodes"];
        put?: never;
        /**
         * Add a promo code
         * @description Codes are stored in capitals. A code that a breeder funds works only for that breeder's pets. The breeder pays for the full discount, even beyond the earnings from the sale.
         */
        post: operations["addDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/discount-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a promo code
         * @description Orders that already use the code keep its old terms.
         */
        put: operations["updateDiscountCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/state-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what each state requires of a sale */
        get: operations["listStateRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/state-rules/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a state's rule */
        put: operations["updateStateRule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a post */
        post: operations["addPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List posts */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags in use
         * @description Returns the tags of the latest posts, the most frequent first.
         */
        get: operations["listPostTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List posts with a tag */
        get: operations["listPostsByTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a post with its comments */
        get: operations["getPost"];
        put?: never;
        /** Change my post */
        post: operations["updatePost"];
        /** Delete my post */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like or unlike a post
         * @description With `wanted`, sets the like, and may be repeated. Without it, switches the like.
         */
        post: operations["likePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/bookmark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bookmark a post or remove the bookmark */
        post: operations["bookmarkPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/anonymity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide or show my name on a post
         * @description An anonymous author is hidden from everyone but staff. The post and the author's own comments on it show one pseudonym, which appears on no other post.
         */
        post: operations["togglePostAnonymity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a post's comments
         * @description Returns the newest first, each with its replies, earliest first.
         */
        get: operations["listPostComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a post */
        post: operations["addComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my comment */
        post: operations["updateComment"];
        /** Delete my comment */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment/{commentId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like or unlike a comment */
        post: operations["likeComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment/{commentId}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply to a comment */
        post: operations["addReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change my reply */
        post: operations["updateReply"];
        /** Delete my reply */
        delete: operations["deleteReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/comment/{commentId}/reply/{replyId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like or unlike a reply */
        post: operations["likeReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breederlink/posts/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post
         * @description Reports by three different breeders hide a post until staff decide.
         */
        post: operations["reportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeder/{breederId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all of my program's figures
         * @description Returns 404 for another breeder's id.
         */
        get: operations["getBreederAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/sales-revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my sales revenue */
        get: operations["getSalesRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/available-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my available funds
         * @description Returns the balance now and at the start of the timeframe. Returns 404 for another breeder's id.
         */
        get: operations["getAvailableFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/pending-funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my pending funds
         * @description Returns the balance now, the balance at the start of the timeframe, and the sales that the funds come from. Returns 404 for another breeder's id.
         */
        get: operations["getPendingFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/number-of-pets-sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how many pets I sold */
        get: operations["getPetsSold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/average-selling-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my average selling price */
        get: operations["getAvgSellingPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/sales-growth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get my sales over time */
        get: operations["getSalesGrowth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/statements/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a year of sales, fees, refunds and payouts
         * @description Returns sums of the ledger by month, in the breeder's time zone. Returns 404 for another breeder's id.
         */
        get: operations["getYearlyStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analytics/breeders/{id}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my ledger entries
         * @description Returns the breeder's ledger entries in the timeframe. Returns 404 for another breeder's id.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my conversations */
        get: operations["listChats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a conversation, or write in one
         * @description There is one conversation for each consumer, breeder and pet. Sending a message again with the same `clientId` returns the original.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the conversation a first message would start
         * @description Send exactly one of the three parameters. `chat` is left out until the first message.
         */
        get: operations["findChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count my unread messages */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my quick replies */
        get: operations["listQuickReplies"];
        put?: never;
        /**
         * Save a quick reply
         * @description With an `id`, replaces that reply's text; without an `id`, adds a new reply. At most 20.
         */
        post: operations["saveQuickReply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a quick reply */
        delete: operations["deleteQuickReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one of my conversations */
        get: operations["getChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mute or unmute a conversation */
        post: operations["muteChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a conversation
         * @description Returns the newest first. With `after`, returns the messages after that one, earliest first.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a conversation as read */
        post: operations["markChatRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block or unblock the other person
         * @description Without `isBlocked`, the call switches the block. While either side blocks the other, neither can write in any of their conversations. Both keep their messages.
         */
        post: operations["blockChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the other person that I'm typing
         * @description Shows it live to the other person only. It isn't stored, so repeat it every few seconds. If the conversation is closed for writing, nothing is shown.
         */
        post: operations["tellTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/chats/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a conversation */
        post: operations["reportChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails/question/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a breeder a question by email
         * @description The breeder's reply goes to the sender by email. Rate limit: a breeder gets five questions a day from one sender. The sender is the signed-in person, otherwise the network, and never the typed address. A question from someone the breeder has blocked isn't passed on.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails/training-inquiry/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask about training */
        post: operations["askAboutTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/emails/question/support/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Contact support */
        post: operations["askSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/favorited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my favorites */
        get: operations["listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/favorited/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of my favorites
         * @description Returns all of them at once, for the hearts on a page.
         */
        get: operations["listFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/favorited/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favorite
         * @description Adding a pet twice changes nothing. At most 500. Only public pets of other sellers can be added.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/favorited/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a favorite */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the pets I own */
        get: operations["listPetProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/profiles/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a pet that I own
         * @description At most 100. The photo is a file with the purpose pet-profile-image that isn't attached to anything yet.
         */
        post: operations["addPetProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/profiles/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a pet that I own */
        delete: operations["deletePetProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pets/profiles/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a pet that I own
         * @description Replaces all facts of the profile. Facts that are left out are emptied.
         */
        post: operations["updatePetProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reminder for myself
         * @description Adds a note to the caller's notifications. No one else sees it, and it is never emailed.
         */
        post: operations["addNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read, unread or archived
         * @description An archived notification leaves the list until it is marked as read or unread again.
         */
        post: operations["updateNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/{id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my notifications
         * @description Returns the newest first, without archived ones. An `unreadCount` of 100 means 100 or more. Returns 404 for another person's id.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/{id}/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Marks every notification up to the newest one that the caller has seen. A notification that arrives at the same moment stays unread. At most 1,000 at once: call again while `unreadCount` says that older ones are left. Returns 404 for another person's id.
         */
        post: operations["markNotificationsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Deletes its text for good.
         */
        delete: operations["deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waitlists/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join a waitlist, or add someone to mine */
        post: operations["joinWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/waitlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the waitlists I'm on, or the people on mine */
        get: operations["listWaitlists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waitlists/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Leave a waitlist, or remove someone from mine */
        delete: operations["leaveWaitlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waitlists/{id}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass on the pets I was offered
         * @description The person keeps the place in line, and the next person in line is invited.
         */
        post: operations["passWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waitlists/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn down someone on my waitlist */
        post: operations["rejectWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/waitlists/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite someone on my waitlist to choose first
         * @description For 48 hours, only this person can reserve these pets. After that, or when the person passes, the next person in line for such a pet is invited. Only the first in line can be invited.
         */
        post: operations["inviteWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/findMatchingPets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find breeding partners for a parent
         * @description Returns verified parents of other breeders: at least a year old, of the opposite sex and the same type, and not closely related (first cousins or nearer, by the pedigrees known here). They are ranked by health tests, then the same breed, then relatedness and distance.
         */
        get: operations["findMatchingPets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/createMatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose a match */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/findPastMatchesByBreederId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the matches of my program */
        get: operations["listMatchesByBreeder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/findPastMatchesByPetId/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the matches of a parent */
        get: operations["listMatchesByPet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/match/updateMatch/{matchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept, decline, withdraw or complete a match */
        post: operations["updateMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/realtime/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a private channel
         * @description Signs the channel of the caller's session (`private-session-` with the claim `sid` of its token). For staff with two-step verification, it also signs the channel of a case in a queue of their rank (`presence-staff-<queue>-<id>`), whose members see each other's names. Returns 403 for any other channel. An ended session receives nothing more, even while its sockets stay open.
         */
        post: operations["authorizeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reports */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep or remove what was reported
         * @description Removing a post deletes it for everyone. Removing a listing takes it off the market until it passes another review. Removing a conversation closes it for both sides. Removing a review hides it and takes it out of the rating. The author and the people who reported it are notified.
         */
        post: operations["decideReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/reports/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a hidden review
         * @description Works only for a removed review; its report then counts as kept. The author and the people who reported it are notified.
         */
        post: operations["restoreReported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/fraud-cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fraud cases
         * @description Finance reads cases that put payouts on hold, moderators read cases about listings, and admins read both. Each case that is shown is recorded in the log.
         */
        get: operations["listFraudCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/fraud-cases/{id}/decide-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear or keep a case about payouts
         * @description Clearing releases the seller's payouts at once, and this rule doesn't compare the same two sellers again. Keeping leaves the payouts on hold; a kept case can be cleared later. The seller is notified when payouts are released.
         */
        post: operations["decideMoneyCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/fraud-cases/{id}/decide-listing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear or keep a case about a listing
         * @description Clearing returns the listing to its earlier status at once. Keeping leaves it hidden; a kept case can be cleared later. The seller is notified when the listing is released.
         */
        post: operations["decideListingCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my saved searches */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search
         * @description Sends the person one alert for each newly listed pet that matches: within seconds, or once a day at 9 AM with at most 20 pets. Saving the same search again changes its name and its alert frequency.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a saved search, or change how often it sends alerts */
        put: operations["updateSavedSearch"];
        post?: never;
        /** Delete a saved search */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/searches/saved/{id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a saved search
         * @description Marks new pets as seen: `newCount` counts from here.
         */
        post: operations["openSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/breeders/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a breeder's reviews */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a breeder
         * @description Works once, after a completed reservation. Sending the same text twice creates one review. A deleted review can't be written again.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my review
         * @description Works for 30 days after the review was written. The breeder's answer stays, with a note that the review has changed since.
         */
        post: operations["updateReview"];
        /**
         * Delete my review
         * @description Deletes it for good, with its photos and the breeder's answer. It no longer counts in the rating.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a review */
        post: operations["answerReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reviews/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a review
         * @description Staff read it and decide. Reporting a review again changes nothing.
         */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CsrfTokenAnswer: {
            csrfToken: string;
        };
        /** @description A refused field. */
        ProblemError: {
            /** @description The field's place: a JSON pointer into the body (`/email`), or `query/<name>`, `path/<name>`, `header/<name>`. */
            pointer: string;
            /** @description The stable name of the rule. */
            code: string;
            /** @description A sentence in plain words that says how to fix it. */
            detail: string;
        };
        /**
         * Format: uuid
         * @description An opaque identifier (a UUIDv7). Compare and store it, but don't read any meaning into it.
         * @example 0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60
         */
        Id: string;
        /**
         * @description The rule behind the refunded amount. nothing-paid: there is nothing to refund. by-seller, by-platform: that side cancels, and everything is refunded. within-48-hours of the first payment, state-law, seller-inactive: everything is refunded. policy: the deposit is refunded by the seller's policy from the start of the order, and the rest in full.
         * @enum {string}
         */
        RefundRule: "nothing-paid" | "by-seller" | "by-platform" | "within-48-hours" | "state-law" | "seller-inactive" | "policy";
        /**
         * @description An amount of money in US cents.
         * @example 250000
         */
        Cents: number;
        /**
         * @description An amount of money in US cents; a deduction is negative.
         * @example -25000
         */
        SignedCents: number;
        /** @description A line of the payments. Deposit and Balance are the pet's price in either payment, after the discount and before the service fee and tax, which have their own lines. */
        RefundLine: {
            /** @enum {string} */
            kind: "Deposit" | "Balance" | "Delivery" | "Add-on" | "Service fee" | "Tax" | "Donation";
            label: string;
            paidCents: components["schemas"]["SignedCents"];
            refundCents: components["schemas"]["SignedCents"];
        };
        /** @description The destination of part of the refund, which is the way it was paid. */
        RefundTarget: {
            paymentId: components["schemas"]["Id"];
            /** @description The way it was paid, such as `Visa 4242`. A breeder never sees the card. */
            label: string;
            refundCents: components["schemas"]["Cents"];
        };
        /** @description The refund if the caller cancels now. paidCents is the paid amount that hasn't been refunded. The lines add up to paidCents and to refundCents, and the targets add up to refundCents. */
        RefundQuote: {
            reservationId: components["schemas"]["Id"];
            rule: components["schemas"]["RefundRule"];
            paidCents: components["schemas"]["Cents"];
            refundCents: components["schemas"]["Cents"];
            keptCents: components["schemas"]["Cents"];
            lines: components["schemas"]["RefundLine"][];
            targets: components["schemas"]["RefundTarget"][];
            /** @description The news in a sentence, such as `You'll get $2,013.89 back to Visa 4242.` */
            headline: string;
            /** @description The amount kept and the reason, as a sentence. */
            reason: string | null;
            /** @description The time of arrival, as a sentence. */
            arrival: string | null;
        };
        /** @description Every error has this shape (RFC 9457). Programs decide by `code`, which never changes its meaning. People read `detail`. `refundQuote` comes with `refund_changed`. `x-problem-codes` of this document lists the codes. */
        Problem: {
            /**
             * Format: uri-reference
             * @description `/problems/<code>`
             */
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            /** @description Include it when you ask for help. */
            requestId: string;
            /** @description The classic text, if there is one: `jwt expired`, `No authorization token was found`, `Invalid token`, or the general sentence. */
            error?: string;
            /** @description The refused fields, with 422. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description The payment provider's reason, with `card_declined`, such as `insufficient_funds`. */
            declineCode?: string;
            /** @description The payment provider's code, with `method_not_available` and `provider_refused`, such as `amount_too_large`. Absent if the provider wasn't asked. */
            providerCode?: string;
            /**
             * Format: date-time
             * @description With `pet_on_hold`, the time at which the current hold ends unless it becomes a reservation. With `pet_promised`, the time until which the pet is promised.
             */
            holdUntil?: string;
            /**
             * Format: date-time
             * @description The time from which this pet can be held, with `too_many_holds`.
             */
            retryAt?: string;
            refundQuote?: components["schemas"]["RefundQuote"];
            /** @description The same number of seconds as in the Retry-After header, with 429 and 503. */
            retryAfterSeconds?: number;
        };
        /**
         * @description An email address, kept and compared in lower case. Plus signs, international domains and suffixes of more than three letters are not accepted. The field's error names the reason.
         * @example dana.whitfield@example.com
         */
        Email: string;
        /** @description Six digits from the app, or a recovery code. */
        SecondFactorCode: string;
        SignInBody: {
            email: components["schemas"]["Email"];
            /** Format: password */
            password: string;
            secondFactorCode?: components["schemas"]["SecondFactorCode"];
        };
        /**
         * @description The stored role. Customers are consumers. Breeder and ShelterBreeder also have a consumer dashboard.
         * @enum {string}
         */
        Role: "Customer" | "Breeder" | "ShelterBreeder" | "Admin";
        /**
         * @description The rights of a member of staff, in addition to the role Admin. `x-staff` of a call lists the ranks that it admits. `admin` may do everything and manages the staff.
         * @enum {string}
         */
        StaffRank: "moderator" | "support" | "finance" | "admin";
        /**
         * @description An Active account can do everything. Inactive is the user's own choice: it hides the listings and lets open reservations continue. A Suspended user can't sign in.
         * @enum {string}
         */
        AccountStatus: "Active" | "Inactive" | "Suspended";
        /** @description One part of an address, the way map services write it. */
        AddressComponent: {
            /** @description `locality` is the city, `administrative_area_level_1` the state. */
            types: ("street_number" | "route" | "locality" | "administrative_area_level_2" | "administrative_area_level_1" | "postal_code" | "country" | "political")[];
            long_name: string;
            short_name: string;
        };
        /** @description A breeder's program address. Public answers have only its city, state, ZIP code and country. */
        ProgramAddress: {
            address_components: components["schemas"]["AddressComponent"][];
        };
        /** @description The first day of the present wording of the terms and the privacy notice. */
        TermsVersion: string;
        /**
         * Format: date-time
         * @description A moment, as RFC 3339 in UTC.
         * @example 2025-11-14T17:05:00.000Z
         */
        Timestamp: string;
        /** @description The newest terms and privacy notice that the person has accepted, with the time. */
        AcceptedTerms: {
            version: components["schemas"]["TermsVersion"];
            acceptedAt: components["schemas"]["Timestamp"];
        };
        /** @description The signed-in person's account. */
        User: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            isEmailVerified: boolean;
            role: components["schemas"]["Role"];
            staffRank?: components["schemas"]["StaffRank"];
            /** @enum {string} */
            type: "Consumer" | "Breeder";
            accountStatus: components["schemas"]["AccountStatus"];
            firstName: string;
            lastName: string;
            /**
             * Format: uri-reference
             * @description `/avatar.png` means there is no photo.
             */
            profileImageURL: string;
            phoneNumber: string | null;
            /** @description Whether the owner has entered a code that we texted to the number. */
            isPhoneConfirmed: boolean;
            /** @description The breeder's or shelter's program name. */
            programName?: string;
            breederProgramAddress?: components["schemas"]["ProgramAddress"];
            /** @description Ids of a breeder's own listings, newest first. The breeder's calls list any beyond these. */
            pets: components["schemas"]["Id"][];
            /** @description Ids of a breeder's own parents, newest first. */
            parents: components["schemas"]["Id"][];
            /** @description Null if nothing was accepted, for example if we created the account. */
            acceptedTerms: components["schemas"]["AcceptedTerms"] | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A signed JWT for the Authorization header, good for 10 minutes. Its claim `sid` is the id of the session. */
        AccessToken: string;
        SessionAnswer: {
            user: components["schemas"]["User"];
            accessToken: components["schemas"]["AccessToken"];
        };
        /**
         * @description A US phone number in E.164.
         * @example +15415550142
         */
        PhoneNumber: string;
        /**
         * @description A five-digit ZIP code.
         * @example 97330
         */
        PostalCode: string;
        /** @description The role follows from `type` alone; a caller can't name a role. A breeder also gives `programName` and `postalCode`, from which the city and state follow. */
        SignUpBody: {
            /** @enum {string} */
            type: "Consumer" | "Breeder";
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description At least 10 characters. The ten thousand most common passwords are refused.
             */
            password: string;
            firstName: string;
            lastName: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            programName?: string;
            postalCode?: components["schemas"]["PostalCode"];
            /** @description The version of the terms that was accepted. */
            termsVersion: string;
            /** @description True turns on emails of the groups announcements, newsletter, offersAndUpdates and marketing, which are off by default. A sign-up form must leave it unchecked at first. */
            wantsNews?: boolean;
        };
        AccessTokenAnswer: {
            accessToken: components["schemas"]["AccessToken"];
        };
        Ok: {
            /** @constant */
            ok: true;
        };
        CurrentUserAnswer: {
            user: components["schemas"]["User"];
            /**
             * @description The dashboard that the role opens by default.
             * @enum {string}
             */
            dashboard: "breeder" | "consumer";
        };
        /**
         * @description The readable part of a page's address.
         * @example cavalier-king-charles-spaniel
         */
        Slug: string;
        /** @enum {string} */
        BreedCategory: "Dogs" | "Cats";
        /** @description A color in which the breed is registered. Its title is both value and label. */
        BreedColor: {
            title: string;
        };
        /**
         * @description The breeder's size class. The classes in use depend on the breed: Micro-Mini, Petite, Medium, Standard; or Mini, Tweenie, Standard; or Mini, Toy, Standard.
         * @enum {string}
         */
        SizeClass: "Micro-Mini" | "Mini" | "Petite" | "Toy" | "Tweenie" | "Medium" | "Standard";
        Count: number;
        Breed: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            breedName: string;
            category: components["schemas"]["BreedCategory"];
            /** @description The registry's group, such as Toy. */
            group: string | null;
            colors: components["schemas"]["BreedColor"][];
            /** @description The size classes in use for this breed. Empty if it has none. */
            sizeClasses: components["schemas"]["SizeClass"][];
            availablePets: components["schemas"]["Count"];
        };
        BreedsAnswer: {
            /** @description Sorted by name. */
            breeds: components["schemas"]["Breed"][];
        };
        /** @enum {string} */
        PetType: "Dog" | "Cat";
        /**
         * @description A reason for the breed.
         * @enum {string}
         */
        BreedFit: "apartment" | "calm" | "moderate" | "active" | "low_shedding" | "children" | "easy_to_train" | "little_grooming" | "time_alone";
        /**
         * @description A reason to think twice.
         * @enum {string}
         */
        BreedCaution: "needs_space" | "needs_exercise" | "quiet_nature" | "sheds" | "small_children" | "hard_to_train" | "much_grooming" | "needs_company";
        /** @enum {string} */
        PetSex: "Male" | "Female";
        /**
         * @description The listing's status. The public sees available, reserved, sold, sold-external and adopted-sold. Only its breeder and staff see the others. `live` is the status of a parent. Holds aren't a status.
         * @enum {string}
         */
        PetStatus: "available" | "reserved" | "sold" | "sold-external" | "not-available" | "adopted-sold" | "no-longer-available" | "temporary-pause" | "in-review" | "not-approved-internal" | "rejected" | "in-progress" | "live";
        /** @description The breed fields shown on a pet's card. */
        BreedSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            breedName: string;
        };
        /**
         * @description The generation of a cross.
         * @enum {string}
         */
        Generation: "F1" | "F1b" | "F1bb" | "F2" | "Multigen";
        /** @enum {string} */
        CoatType: "Smooth" | "Long" | "Medium" | "Wire" | "Silky-Wire" | "Fluffy";
        /**
         * Format: date
         * @description A calendar day.
         * @example 2025-09-12
         */
        Date: string;
        /**
         * Format: date
         * @description The first day on which the pet can go home: the date that the breeder typed, but no sooner than 8 weeks after birth. Null if the birth date is unknown.
         */
        GoHomeDate: string | null;
        /** @description The price with the mandatory service fee, in US cents: what a buyer pays with pick-up and without extras, before tax. Searches filter and sort by it. */
        PriceWithFeeCents: number;
        /** @description The first payment of a reservation, for pick-up and without extras, in US cents. Without a deposit, the full total. */
        DepositCents: number;
        /**
         * @description 1 Apartment Friendly, 3 Family Raised, 5 Family Friendly, 7 Pet Friendly, 12 Low Shedding.
         * @enum {integer}
         */
        BadgeId: 1 | 3 | 5 | 7 | 12;
        /** @description A photo, ready in two sizes. */
        PetImage: {
            key: string;
            /**
             * Format: uri-reference
             * @description 640 pixels wide.
             */
            cardUrl: string;
            /**
             * Format: uri-reference
             * @description At most 2000 pixels wide.
             */
            fullUrl: string;
            /** @description The full size's width in pixels. */
            width: number;
            /** @description The full size's height in pixels. */
            height: number;
            alt: string;
            /** @description A preview to show until the photo has loaded, blurred to its size. It has 6 by 4 pixels as Base64, bottom row first, in two bytes per pixel (little-endian, five bits of red, green and blue). These are the pixels of a 16-bit BMP without its 54-byte header. Left out if there is none. */
            preview?: string;
        };
        PetCardBreeder: {
            id: components["schemas"]["Id"];
            name: string;
            isVerified: boolean;
            isShelter: boolean;
        };
        /**
         * @description A US state or DC, as its two-letter abbreviation.
         * @enum {string}
         */
        State: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
        /**
         * Format: date-time
         * @description A moment, as RFC 3339 in UTC. Null if it hasn't come or doesn't apply.
         */
        NullableTimestamp: string | null;
        /** @description A pet in a list. `defaultImage`, generation, sizeClass and coatType are left out if unset. Until `promisedUntil`, only someone on the breeder's waitlist can reserve it; left out if the pet isn't promised. */
        PetCard: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            type: components["schemas"]["PetType"];
            sex: components["schemas"]["PetSex"];
            status: components["schemas"]["PetStatus"];
            /** @description Whether someone is in the checkout with this pet. */
            onHold: boolean;
            promisedUntil?: components["schemas"]["Timestamp"];
            isRescue: boolean;
            breed: components["schemas"]["BreedSummary"];
            generation?: components["schemas"]["Generation"];
            sizeClass?: components["schemas"]["SizeClass"];
            coatType?: components["schemas"]["CoatType"];
            color: string | null;
            birthDate: components["schemas"]["Date"];
            goHomeDate: components["schemas"]["GoHomeDate"];
            priceCents: components["schemas"]["Cents"];
            priceWithFeeCents: components["schemas"]["PriceWithFeeCents"];
            depositCents: components["schemas"]["DepositCents"];
            badges: components["schemas"]["BadgeId"][];
            hasVideo: boolean;
            defaultImage?: components["schemas"]["PetImage"];
            breeder: components["schemas"]["PetCardBreeder"];
            city: string;
            state: components["schemas"]["State"];
            /** @description The distance from the ZIP code of the search. Left out without a ZIP code. */
            distanceMiles?: number;
            /** @description The lowest price of delivery to the ZIP code of the search, in US cents. Left out without a ZIP code, and if the pet can't be delivered there. */
            deliveryCents?: number;
            /** @description The seller's point on the map, moved by up to 3 miles. Left out unless the search asks for points, and if the seller has no known place. */
            point?: {
                latitude: number;
                longitude: number;
            };
            listedAt: components["schemas"]["NullableTimestamp"];
        };
        BreedMatch: {
            breed: components["schemas"]["Breed"];
            /** @description Whether no answer speaks against the breed. */
            isGoodFit: boolean;
            /** @description Answers that the breed fits. */
            reasons: components["schemas"]["BreedFit"][];
            /** @description Answers that the breed does not fit. */
            cautions: components["schemas"]["BreedCaution"][];
            /** @description The newest available pets of the breed. */
            pets: components["schemas"]["PetCard"][];
        };
        BreedMatchesAnswer: {
            /** @description Breeds with an available pet, best first. */
            matches: components["schemas"]["BreedMatch"][];
        };
        Range: {
            min: number;
            max: number;
        };
        WeightBySex: {
            male: components["schemas"]["Range"];
            female: components["schemas"]["Range"];
        };
        BreedLevel: number;
        /** @enum {string} */
        HealthTestName: "hips" | "elbows" | "eyes" | "heart" | "knees" | "thyroid" | "hearing" | "kidneys" | "eic_dna" | "pra_dna" | "mls_dna" | "cone_degeneration_dna" | "vwd_dna" | "cea_dna" | "mdr1_dna" | "pll_dna" | "cystinuria_dna" | "hcm_echo" | "hcm_dna" | "pkd_dna" | "sma_dna" | "pk_deficiency_dna" | "gsd4_dna" | "hypokalemia_dna" | "gangliosidosis_dna";
        BreedHealthTest: {
            name: components["schemas"]["HealthTestName"];
            /**
             * @description Publisher of the recommendation.
             * @enum {string}
             */
            source: "ofa_chic" | "pawpeds" | "uc_davis_vgl";
        };
        /** @description An estimate, in US cents, for food, routine veterinary care, grooming and supplies of a grown pet. It leaves out insurance, training, boarding and illness. */
        YearlyCost: {
            minCents: number;
            maxCents: number;
        };
        /** @description Life with the breed. Levels go from 1 (least) to 5 (most). Left out for a mix of unknown breeds; a level is left out if it is unknown. */
        BreedCare: {
            /**
             * @description Origin of the levels: rated for this breed, the middle of a cross's parents, or usual for its group and coat.
             * @enum {string}
             */
            basis: "breed" | "parents" | "group";
            energy?: components["schemas"]["BreedLevel"];
            grooming: components["schemas"]["BreedLevel"];
            shedding: components["schemas"]["BreedLevel"];
            /** @description Level 5 learns fastest. Left out for cats. */
            training?: components["schemas"]["BreedLevel"];
            /** @description Level 5 is the most patient with children. */
            children?: components["schemas"]["BreedLevel"];
            /**
             * @description Time that a grown pet of the breed usually manages alone. Left out if it isn't well known.
             * @enum {string}
             */
            timeAlone?: "little" | "half_day" | "workday";
            /** @description Tests for the parents of a litter. The source's list for the breed may be longer. Empty if unknown. */
            healthTests: components["schemas"]["BreedHealthTest"][];
            yearlyCost: components["schemas"]["YearlyCost"];
            suits: components["schemas"]["BreedFit"][];
            cautions: components["schemas"]["BreedCaution"][];
        };
        /** @description The readable end of the page's address, made from the name and the place. It changes with both; only the id identifies the breeder. */
        BreederSlug: string;
        /** @description A breeder or shelter as shown with a pet. */
        BreederSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["BreederSlug"];
            /** @description The program's name. */
            name: string;
            city: string;
            state: components["schemas"]["State"];
            cityAndState: string;
            /** Format: uri-reference */
            profileImageURL: string;
            isVerified: boolean;
            isShelter: boolean;
            ratingCount: components["schemas"]["Count"];
            ratingAverage: number | null;
            memberSince: components["schemas"]["Date"];
        };
        /** @description All fields of a breed's own page. */
        BreedFacts: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            breedName: string;
            category: components["schemas"]["BreedCategory"];
            group: string | null;
            colors: components["schemas"]["BreedColor"][];
            sizeClasses: components["schemas"]["SizeClass"][];
            coatTypes: components["schemas"]["CoatType"][];
            availablePets: components["schemas"]["Count"];
            summary: string;
            temperament: string[];
            adultWeightLb: components["schemas"]["WeightBySex"];
            adultHeightIn?: components["schemas"]["Range"];
            lifeSpanYears: components["schemas"]["Range"];
            isLowShedding: boolean;
            isApartmentFriendly: boolean;
            /** @description A cross of two breeds. */
            isHybrid: boolean;
            care?: components["schemas"]["BreedCare"];
            /** @description The lowest price of the available pets, in US cents. Null if there are none. */
            priceMinCents: number | null;
            priceMaxCents: number | null;
            image?: components["schemas"]["PetImage"];
            /** @description Breeders with available pets of this breed. */
            breeders: components["schemas"]["BreederSummary"][];
        };
        BreedAnswer: {
            breed: components["schemas"]["BreedFacts"];
        };
        /**
         * @description The adult weight of a dog: up to 30 pounds, up to 60, up to 100, or more. It uses the dog's listed adult weight, if any. Otherwise it uses the heaviest dogs of its breed, or of its size class if the breed is sold by size class. Cats and most mixed breeds have none.
         * @enum {string}
         */
        AdultSize: "small" | "medium" | "large" | "giant";
        /** @enum {string} */
        AgeBand: "under-8-weeks" | "8-12-weeks" | "3-6-months" | "6-12-months" | "over-1-year";
        /** @enum {string} */
        GoodWith: "otherAnimals" | "dogs" | "children" | "adults";
        /**
         * @description Ways for the pet to get home: None, Honest Delivery, I'll Pick Up, Puppy Flight.
         * @enum {string}
         */
        DeliveryOption: "none" | "honest" | "pickup" | "flight";
        /**
         * @description The ZIP code or the state of the home for a delivered pet.
         * @example 60601
         * @example FL
         */
        DeliveryTarget: string;
        /** @enum {string} */
        Training: "leashWalking" | "crateTraining" | "outdoorPottyAccess" | "pee-pads";
        /**
         * @description A registry whose papers come with the pet.
         * @enum {string}
         */
        Registry: "AKC" | "CKC" | "UKC" | "COKC" | "ACA" | "ICA" | "APRI" | "ASDR";
        /**
         * @description A record that comes with the pet: health records (vet checks, vaccinations and deworming) or a microchip.
         * @enum {string}
         */
        PetDocument: "healthRecords" | "microchipped";
        /**
         * @description A health test of the sire or the dam: any test, hips, elbows, kneecaps (patellas), heart, eyes, thyroid, hearing, spine, or a DNA test.
         * @enum {string}
         */
        ParentTest: "any" | "hips" | "elbows" | "patellas" | "heart" | "eyes" | "thyroid" | "hearing" | "spine" | "dna";
        /**
         * @description A part of the map: west, south, east and north in degrees, with up to four decimals. An area whose west is greater than its east crosses the 180th meridian.
         * @example -124.5,42,-116.5,46.3
         */
        Area: string;
        /** @enum {string} */
        SearchSort: "price" | "age" | "newest" | "distance";
        /** @description The position at which a list continues. It is opaque: send it back unchanged. */
        Cursor: string;
        /** @description Send it as `cursor` to continue. Null at the end of the list. */
        NextCursor: string | null;
        SearchData: {
            pets: components["schemas"]["PetCard"][];
            total: components["schemas"]["Count"];
            /** @description False if `total` is only a minimum, because too many pets match. */
            totalIsExact: boolean;
            pageSize: number;
            page: number;
            nextCursor: components["schemas"]["NextCursor"];
        };
        SearchLeanAnswer: {
            data: components["schemas"]["SearchData"];
        };
        /** @description A choice of a facet, and the number of pets that would match with it. */
        FacetCount: {
            /** @description The value for the filter of the same name. */
            value: string;
            label: string;
            count: components["schemas"]["Count"];
        };
        /** @description Most frequent first. */
        FacetList: components["schemas"]["FacetCount"][];
        /** @description Counts for each filter, each as if only that filter were unset. They show what another choice would find. */
        SearchFacets: {
            type: components["schemas"]["FacetList"];
            breed: components["schemas"]["FacetList"];
            sex: components["schemas"]["FacetList"];
            adultSize: components["schemas"]["FacetList"];
            sizeClass: components["schemas"]["FacetList"];
            age: components["schemas"]["FacetList"];
            coatType: components["schemas"]["FacetList"];
            generation: components["schemas"]["FacetList"];
            categories: components["schemas"]["FacetList"];
            goodWith: components["schemas"]["FacetList"];
            training: components["schemas"]["FacetList"];
            registry: components["schemas"]["FacetList"];
            documents: components["schemas"]["FacetList"];
            parentTests: components["schemas"]["FacetList"];
            color: components["schemas"]["FacetList"];
            delivery: components["schemas"]["FacetList"];
            isRescue: components["schemas"]["FacetList"];
            hasVideo: components["schemas"]["FacetList"];
            /** @description Pets that can go home by today, and within 2 weeks, 30 days and 90 days; soonest first. */
            readyBy: components["schemas"]["FacetCount"][];
            priceMinCents: number | null;
            priceMaxCents: number | null;
        };
        /** @enum {string} */
        LooseFilter: "type" | "breed" | "sex" | "categories" | "adultSize" | "sizeClass" | "age" | "coatType" | "generation" | "goodWith" | "training" | "registry" | "documents" | "parentTests" | "color" | "delivery" | "deliverTo" | "price" | "isRescue" | "isSmall" | "hasVideo" | "ready" | "distance" | "area" | "state" | "q" | "notBreed" | "notColor" | "notSizeClass" | "notCoatType" | "notGeneration" | "notRescue" | "notState" | "notZip";
        SearchIndexData: {
            pets: components["schemas"]["PetCard"][];
            total: components["schemas"]["Count"];
            totalIsExact: boolean;
            pageSize: number;
            page: number;
            nextCursor: components["schemas"]["NextCursor"];
            facets: components["schemas"]["SearchFacets"];
            /**
             * @description The city and state of `zip`.
             * @example Corvallis, OR
             */
            near?: string;
            /** @description The city and state of each `notZip`, in the same order. */
            notNear?: string[];
            /** @description Names of the breeds that the search includes or leaves out by their slugs. */
            breedNames?: {
                slug: components["schemas"]["Slug"];
                name: string;
            }[];
            /**
             * @description The city and state, or the name of the state, of the filter `deliverTo`.
             * @example Miami, FL
             */
            deliverTo?: string;
            /** @description Filters to remove if no pet matches, with the number of pets found without each. The largest number is first. Filters that wouldn't help are missing. */
            loosened?: {
                filter: components["schemas"]["LooseFilter"];
                total: components["schemas"]["Count"];
            }[];
        };
        SearchAnswer: {
            data: components["schemas"]["SearchIndexData"];
        };
        /** @description Pets of one seller, or of several sellers close to each other. */
        MapPin: {
            latitude: number;
            longitude: number;
            count: components["schemas"]["Count"];
            /** @description The lowest price of these pets with the service fee. */
            fromCents: components["schemas"]["Cents"];
            /** @description Whether they all are at one point, which no zoom level separates. */
            isOnePlace: boolean;
            /** @description The area of all points that share the pin. */
            area: components["schemas"]["Area"];
        };
        PetMap: {
            /** @description All matching pets, inside and outside the area. */
            total: components["schemas"]["Count"];
            /** @description The area of all matching pets, in the form of `area`. Null if none has a place. */
            area: string | null;
            /** @description Most pets first. */
            pins: components["schemas"]["MapPin"][];
        };
        PetMapAnswer: {
            data: components["schemas"]["PetMap"];
        };
        /** @description Filters under their names in searchPets. Filters that weren't mentioned are missing. */
        UnderstoodFilters: {
            type?: components["schemas"]["PetType"][];
            breed?: components["schemas"]["Id"][];
            /** @description The breed's slug, or the word for several breeds. */
            breedName?: string;
            /** @description The slugs of the breeds in `breed`. */
            breedSlug?: components["schemas"]["Slug"][];
            sex?: components["schemas"]["PetSex"][];
            categories?: components["schemas"]["BadgeId"][];
            adultSize?: components["schemas"]["AdultSize"][];
            sizeClass?: components["schemas"]["SizeClass"][];
            age?: components["schemas"]["AgeBand"][];
            coatType?: components["schemas"]["CoatType"][];
            generation?: components["schemas"]["Generation"][];
            goodWith?: components["schemas"]["GoodWith"][];
            training?: components["schemas"]["Training"][];
            registry?: components["schemas"]["Registry"][];
            documents?: components["schemas"]["PetDocument"][];
            parentTests?: components["schemas"]["ParentTest"][];
            color?: string[];
            delivery?: components["schemas"]["DeliveryOption"][];
            deliverTo?: components["schemas"]["DeliveryTarget"];
            hasVideo?: boolean;
            readyFrom?: components["schemas"]["Date"];
            readyBy?: components["schemas"]["Date"];
            priceMinCents?: number;
            priceMaxCents?: number;
            isRescue?: boolean;
            /** @description False if small pets are unwanted: the search then no longer asks for small pets. */
            isSmall?: boolean;
            zip?: components["schemas"]["PostalCode"];
            distance?: number;
            state?: components["schemas"]["State"][];
            sort?: components["schemas"]["SearchSort"];
            /**
             * @description Descending; left out if ascending.
             * @enum {integer}
             */
            sortType?: -1;
            notBreed?: components["schemas"]["Slug"][];
            notColor?: string[];
            notSizeClass?: components["schemas"]["SizeClass"][];
            notCoatType?: components["schemas"]["CoatType"][];
            notGeneration?: components["schemas"]["Generation"][];
            notRescue?: boolean;
            notState?: components["schemas"]["State"][];
            notZip?: components["schemas"]["PostalCode"][];
            notDistance?: number;
            /** @description The words that don't match a filter. */
            q?: string;
        };
        /** @description A breeder or shelter found by name. */
        FoundBreeder: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["BreederSlug"];
            name: string;
            city: string;
            state: string;
            isShelter: boolean;
        };
        UnderstoodSearch: {
            filters: components["schemas"]["UnderstoodFilters"];
            breeder?: components["schemas"]["FoundBreeder"];
            /** @description Breeders and shelters with names like the words that don't match a filter. */
            breeders: components["schemas"]["FoundBreeder"][];
            /** @description Other meanings of a place in the words, and names like the words that don't match a filter. */
            didYouMean: {
                label: string;
                /** @description The typed text with the name in place of those words. */
                text: string;
            }[];
            /** @description Wishes for which no filter exists ("with financing"), as typed. Results disregard them. */
            notSearched?: string[];
            /** @description True if the text asks for pets nearby ("near me") and names no place. Left out otherwise. */
            nearMe?: boolean;
            /** @description Refused words ("not a rescue") for which no filter exists. Results may still include them. */
            notLeftOut?: string[];
        };
        UnderstoodSearchAnswer: {
            understood: components["schemas"]["UnderstoodSearch"];
        };
        SearchSuggestion: {
            /**
             * @description `name` is the name of an available pet.
             * @enum {string}
             */
            kind: "breed" | "place" | "name" | "breeder" | "shelter";
            label: string;
            /** @description The full text of the search box once this is chosen. */
            text: string;
            /** @description The breeder's location, or whether a breed is a dog or a cat. */
            note?: string;
            availablePets?: components["schemas"]["Count"];
            breederId?: components["schemas"]["Id"];
            breederSlug?: components["schemas"]["BreederSlug"];
        };
        SearchSuggestionsAnswer: {
            suggestions: components["schemas"]["SearchSuggestion"][];
        };
        SpotlightAnswer: {
            pets: components["schemas"]["PetCard"][];
        };
        PopularBreed: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            breedName: string;
            category: components["schemas"]["BreedCategory"];
            availablePets: components["schemas"]["Count"];
            image?: components["schemas"]["PetImage"];
        };
        /** @description A link into the search by a badge. */
        FeaturedCategory: {
            id: components["schemas"]["BadgeId"];
            label: string;
            availablePets: components["schemas"]["Count"];
            image?: components["schemas"]["PetImage"];
        };
        FeaturedPets: {
            newlyAvailable: components["schemas"]["PetCard"][];
            popularBreeds: components["schemas"]["PopularBreed"][];
            categories: components["schemas"]["FeaturedCategory"][];
        };
        FeaturedPetsAnswer: {
            pets: components["schemas"]["FeaturedPets"];
        };
        /** @description A section. If it has too many pages for one part, the name has the id at which this part begins. */
        SitemapName: string;
        SitemapParts: {
            parts: components["schemas"]["SitemapName"][];
        };
        SitemapPage: {
            path: string;
            /**
             * Format: date-time
             * @description The time of the page's last change. Null if that isn't recorded.
             */
            changedAt: string | null;
        };
        SitemapPages: {
            pages: components["schemas"]["SitemapPage"][];
        };
        /** @enum {string} */
        Exposure: "carRides" | "loudNoises" | "publicPlaces" | "fireworks" | "doorbells";
        /**
         * @description A registry or a document that comes with the pet.
         * @enum {string}
         */
        RegistryDocument: "AKC" | "CKC" | "UKC" | "COKC" | "ACA" | "ICA" | "APRI" | "ASDR" | "microchipped" | "healthRecords" | "other";
        /**
         * Format: date
         * @description A calendar day. Null if unknown.
         */
        NullableDate: string | null;
        HealthTest: {
            /** @description The examination, such as Cardiac. */
            type: string;
            laboratory: string;
            result: string;
            testedOn: components["schemas"]["NullableDate"];
        };
        /** @description The litter that the pet was born in. */
        Litter: {
            id: components["schemas"]["Id"];
            name: string;
            birthDate: components["schemas"]["NullableDate"];
            goHomeDate: components["schemas"]["NullableDate"];
        };
        /** @description A sire or dam, as the public sees it. */
        ParentSummary: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether staff have seen its papers and health tests. */
            isVerified: boolean;
            /** @description "Parent Verified" or "Not yet verified". */
            statusLabel: string;
            type: components["schemas"]["PetType"];
            sex: components["schemas"]["PetSex"];
            breed: components["schemas"]["BreedSummary"];
            color: string | null;
            coatType?: components["schemas"]["CoatType"];
            weightLb: number | null;
            registries: components["schemas"]["RegistryDocument"][];
            geneticTesting: boolean;
            healthTests: components["schemas"]["HealthTest"][];
            /** @description The first photo that staff have seen. */
            image?: components["schemas"]["PetImage"];
        };
        /** @description All public facts of a pet. Objects and choices that are unset (litter, sire, dam, generation, sizeClass, coatType, defaultImage) are left out. Until `promisedUntil`, only someone on the breeder's waitlist can reserve it. */
        Pet: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            type: components["schemas"]["PetType"];
            sex: components["schemas"]["PetSex"];
            status: components["schemas"]["PetStatus"];
            /** @description Whether someone is in the checkout with this pet. The buyer isn't named. */
            onHold: boolean;
            holdUntil: components["schemas"]["NullableTimestamp"];
            promisedUntil: components["schemas"]["NullableTimestamp"];
            isRescue: boolean;
            breed: components["schemas"]["BreedSummary"];
            generation?: components["schemas"]["Generation"];
            sizeClass?: components["schemas"]["SizeClass"];
            coatType?: components["schemas"]["CoatType"];
            color: string | null;
            /** @description Plain text. */
            description: string;
            birthDate: components["schemas"]["Date"];
            goHomeDate: components["schemas"]["GoHomeDate"];
            /** @description Whether the go-home date has come in the pet's time zone. */
            isReadyToGoHome: boolean;
            weightLb: number | null;
            /** @description The adult weight that the breeder expects. */
            adultWeightLb: number | null;
            priceCents: components["schemas"]["Cents"];
            depositCents: components["schemas"]["DepositCents"];
            /** @description The breeder's delivery options for this pet. The quote says whether they reach a ZIP code. */
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            badges: components["schemas"]["BadgeId"][];
            goodWith: components["schemas"]["GoodWith"][];
            training: components["schemas"]["Training"][];
            exposure: components["schemas"]["Exposure"][];
            registries: components["schemas"]["RegistryDocument"][];
            geneticTesting: boolean;
            isMicrochipped: boolean;
            registrationNumber: string | null;
            healthTests: components["schemas"]["HealthTest"][];
            litter?: components["schemas"]["Litter"];
            sire?: components["schemas"]["ParentSummary"];
            dam?: components["schemas"]["ParentSummary"];
            defaultImage?: components["schemas"]["PetImage"];
            images: components["schemas"]["PetImage"][];
            /** Format: uri-reference */
            videoLocation: string | null;
            viewCount: components["schemas"]["Count"];
            shareCount: components["schemas"]["Count"];
            breeder: components["schemas"]["BreederSummary"];
            /** @description The pet's location. */
            city: string;
            state: components["schemas"]["State"];
            listedAt: components["schemas"]["NullableTimestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PetAnswer: {
            pet: components["schemas"]["Pet"];
        };
        CountShareBody: {
            /** @description The page that was shared, as a path on this site or a short name. */
            page: string;
        };
        SoldPetsAnswer: {
            soldPets: components["schemas"]["PetCard"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description The longest period that the breeder's health guarantee names. Absent if it names none. getSaleContract has the text, which says what is covered for how long. */
        GuaranteePeriod: {
            count: number;
            /** @enum {string} */
            unit: "day" | "month" | "year";
        };
        /** @description Replies to buyers' first messages in the last 90 days, refreshed daily. Absent with fewer than 5 conversations. */
        ResponseFigures: {
            /** @description Share replied to within a day. */
            percentWithinDay: number;
            /** @description The median of all replies. */
            medianMinutes: number;
        };
        /** @description The public page of a breeder or shelter. */
        BreederProfile: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["BreederSlug"];
            name: string;
            /** @description Plain text. */
            story: string;
            breederProgramAddress: components["schemas"]["ProgramAddress"];
            city: string;
            state: components["schemas"]["State"];
            cityAndState: string;
            /** Format: uri-reference */
            profileImageURL: string;
            coverImage?: components["schemas"]["PetImage"];
            isVerified: boolean;
            verifiedAt: components["schemas"]["NullableTimestamp"];
            licence: string | null;
            isShelter: boolean;
            memberSince: components["schemas"]["Date"];
            /** @description A year. */
            breedingSince: number | null;
            homesFound: components["schemas"]["Count"];
            breeds: components["schemas"]["BreedSummary"][];
            /** @description Available pets, newest first. */
            pets: components["schemas"]["PetCard"][];
            /** @description The pets reserved, sold or adopted last; listSoldPets has all of them. */
            soldPets: components["schemas"]["PetCard"][];
            parents: components["schemas"]["ParentSummary"][];
            availableCount: components["schemas"]["Count"];
            soldCount: components["schemas"]["Count"];
            ratingCount: components["schemas"]["Count"];
            ratingAverage: number | null;
            /**
             * @description The share of the deposit, in percent, that the breeder refunds after the first 48 hours. A state's rule may require more.
             * @enum {integer}
             */
            depositRefundPercent: 0 | 50 | 100;
            guaranteePeriod?: components["schemas"]["GuaranteePeriod"];
            response?: components["schemas"]["ResponseFigures"];
        };
        BreederProfileAnswer: {
            breederProfile: components["schemas"]["BreederProfile"];
        };
        /** @description SHA-256 in hex over the contract's text, a form feed (U+000C) and the guarantee's text, in UTF-8. The same words have the same hash in every version. */
        ContractHash: string;
        /** @description The text that a buyer accepts before paying. The order keeps its version, hash and time. */
        SaleContract: {
            breederId: components["schemas"]["Id"];
            version: number;
            hash: components["schemas"]["ContractHash"];
            contractText: string;
            guaranteeText: string;
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time at which the seller confirmed having read it; null until then.
             */
            confirmedAt: string | null;
            /** @description The current version of the marketplace's own terms. */
            termsVersion: string;
        };
        SaleContractAnswer: {
            saleContract: components["schemas"]["SaleContract"];
        };
        /** @description A breeder or shelter in a list. */
        ListedBreeder: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["BreederSlug"];
            name: string;
            cityAndState: string;
            /** Format: uri-reference */
            profileImageURL: string;
            coverImage?: components["schemas"]["PetImage"];
            isVerified: boolean;
            isShelter: boolean;
            memberSince: components["schemas"]["Date"];
            ratingCount: components["schemas"]["Count"];
            ratingAverage: number | null;
            /** @description The number of pets that this breeder has handed over through the marketplace. */
            homesFound: number;
            /** @description The number of its pets that can be reserved now. */
            availableCount: number;
            /** @description Names of the breeds of its available pets and verified parents; the first few. */
            breeds: components["schemas"]["BreedSummary"][];
            /** @description The distance from the request's place, if that is a point. */
            distanceMiles?: number;
        };
        /** @description The meaning we found for the request's place. */
        ListPlace: {
            /** @description As people write it: Portland, OR. */
            label: string;
            /** @description False for a whole state, which has no distances. */
            isPoint: boolean;
        };
        BreederListAnswer: {
            breeders: components["schemas"]["ListedBreeder"][];
            total: components["schemas"]["Count"];
            /** @description False if there are more than `total`, which is then the highest number counted. */
            totalIsExact: boolean;
            place?: components["schemas"]["ListPlace"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Plain text. An empty line separates paragraphs. Blanks around the texts and control characters are dropped. */
        UpdateSaleContractBody: {
            contractText: string;
            guaranteeText: string;
        };
        ConfirmSaleContractBody: {
            saleContractHash: components["schemas"]["ContractHash"];
        };
        HealthAnswer: {
            /** @enum {string} */
            status: "alive";
            /** @description The deployment version. */
            version: string;
        };
        ReadinessCheck: {
            name: string;
            isReady: boolean;
        };
        ReadinessAnswer: {
            /** @enum {string} */
            status: "ready";
            /** @description `clock` isn't ready while the process clock is more than 5 seconds off the database's. `replica`, if configured, says whether it answers public reads. If it doesn't, the primary answers them and the process is still ready. `web` isn't ready if the pages aren't built. */
            checks: components["schemas"]["ReadinessCheck"][];
        };
        /** @description This document, bundled. */
        ContractDocument: {
            openapi: string;
        } & {
            [key: string]: unknown;
        };
        TermsChange: {
            version: components["schemas"]["TermsVersion"];
            /** @description Changes since the previous version. */
            summary: string;
        };
        /** @enum {string} */
        PaymentMethod: "card" | "klarna" | "affirm" | "afterpay_clearpay";
        MethodLimit: {
            method: components["schemas"]["PaymentMethod"];
            minCents: number;
            maxCents: number;
        };
        PaymentSettings: {
            /** @enum {string} */
            provider: "stripe" | "sandbox";
            publishableKey: string | null;
            /**
             * Format: uri-reference
             * @description The address at which the browser confirms a payment in the sandbox. Null with Stripe, whose script has its own.
             */
            apiUrl: string | null;
            methods: components["schemas"]["PaymentMethod"][];
            /** @description The amounts for which a method is offered. A method that isn't listed has no limits of its own. */
            limits: components["schemas"]["MethodLimit"][];
        };
        /** @description The connection settings for the browser's realtime SDK. */
        RealtimeSettings: {
            key: string;
            /** @description Null if the product's own endpoint serves. */
            cluster: string | null;
            /** @description Null for the page's own host. */
            host: string | null;
            port: number | null;
        };
        /** @description Error reporting, only in staging and production. */
        ReportSettings: {
            /** Format: uri */
            dsn: string | null;
            tracesSampleRate: number;
            replaysOnErrorSampleRate: number;
            replaysSessionSampleRate: number;
        };
        /** @description Raster or vector tiles by a template with {z}, {x} and {y}, or a PMTiles archive. */
        MapTiles: {
            url: string;
            /** @description The sources as shown on the map. */
            attribution: string;
        };
        /** @description The charity that buyers may donate to, named as state law requires. */
        Charity: {
            name: string;
            /** @description Its Employer Identification Number. */
            ein: string;
            /** @description Its registration as a charity, with the number. */
            registration: string;
            /** Format: uri */
            pageUrl: string;
            /** @description The number of days after a completed sale within which it gets the donation. */
            paidWithinDays: number;
            /** @description Whether buyers can deduct the donation from their taxes. */
            isDeductible: boolean;
        };
        /** @description The company that runs the site, as the terms and the privacy notice name it. */
        Company: {
            /** @description The registered legal name. */
            name: string;
            postalAddress: string;
            /** @description The state whose law governs the terms. */
            governingState: string;
        };
        /**
         * @description An outside service that receives personal data. `mail` is the configured SMTP server, `storage` the configured bucket, `map-tiles` the server with the map's tiles.
         * @enum {string}
         */
        Recipient: "stripe" | "mail" | "storage" | "twilio" | "pusher" | "sentry" | "google-analytics" | "crisp" | "trustpilot" | "map-tiles" | "google" | "facebook";
        /** @description A chat with the team, run by an outside service in a frame of its own. It loads when a visitor starts it. */
        LiveChatSettings: {
            /** @description The service's name for people, such as Crisp. */
            serviceName: string;
            /** Format: uri */
            frameUrl: string;
        };
        /** @description Reviews of the marketplace, kept by an outside service and shown in a frame of its own, only after consent. */
        ReviewsWidgetSettings: {
            /** @description The service's name for people, such as Trustpilot. */
            serviceName: string;
            /** Format: uri */
            frameUrl: string;
            /**
             * Format: uri
             * @description The same for a dark page.
             */
            darkFrameUrl: string;
            /** @description The height of the frame in CSS pixels. */
            heightPx: number;
            /**
             * Format: uri
             * @description The service's page with all reviews.
             */
            pageUrl: string;
        };
        /** @description The settings that a browser needs. None is secret. */
        Configuration: {
            /** @enum {string} */
            mode: "development" | "staging" | "production";
            deploymentVersion: string;
            termsVersion: components["schemas"]["TermsVersion"];
            /** @description All versions, newest first. People see the changes since the version they accepted. */
            termsChanges: components["schemas"]["TermsChange"][];
            supportPhone: string;
            supportEmail: string;
            payments: components["schemas"]["PaymentSettings"];
            realtime: components["schemas"]["RealtimeSettings"];
            reports: components["schemas"]["ReportSettings"];
            /** @description The measurement ID of Google Analytics 4, used only after consent. Null outside production. */
            analyticsId: string | null;
            /** @description The operator's tiles of the map. If it's null, the site draws the map from its own files. */
            mapTiles: components["schemas"]["MapTiles"] | null;
            /** @description The charity that gets donations. If it's null, the API refuses donations. */
            charity: components["schemas"]["Charity"] | null;
            company: components["schemas"]["Company"];
            /** @description The outside services that this server uses and that receive personal data, as the privacy notice lists them. */
            recipients: components["schemas"]["Recipient"][];
            /** @description Null if no service is configured. */
            liveChat: components["schemas"]["LiveChatSettings"] | null;
            /** @description Null if no service is configured. */
            reviewsWidget: components["schemas"]["ReviewsWidgetSettings"] | null;
            signInProviders: ("google" | "facebook")[];
            /**
             * Format: uri-reference
             * @description The page with the example accounts' codes, only in development.
             */
            authenticatorUrl: string | null;
        };
        ConfigurationAnswer: {
            configuration: components["schemas"]["Configuration"];
        };
        /**
         * @description Reserve with Deposit, or Pay in Full.
         * @enum {string}
         */
        PaymentType: "full" | "deposit";
        /** @description The buyer's choices. Choices that are left out stay as they were. At first, there is no delivery (a pet that is only picked up is picked up), no code, no donation and no add-ons, and everything is paid at once. */
        OrderChoices: {
            transportation?: components["schemas"]["DeliveryOption"];
            paymentType?: components["schemas"]["PaymentType"];
            /** @description Null removes the code. After 20 invalid codes within an hour, or 60 from one network, the call returns 429 `too_many_requests`, whatever code it names. The order's current code isn't checked again. */
            promoCode?: string | null;
            /** @description US cents for the configured charity. Null for none. */
            rescueDonationAmount?: number | null;
            /** @description All add-ons that the order should have, from `listAddOns`. An empty list removes them. */
            addOnIds?: components["schemas"]["Id"][];
        };
        /** @description Starts with the choices made on the pet's page, which the checkout then shows. The ZIP code prices delivery until the address is given. */
        StartReservationBody: {
            petId: components["schemas"]["Id"];
            postalCode?: components["schemas"]["PostalCode"];
            order?: components["schemas"]["OrderChoices"];
        };
        ReservedPetIdAnswer: {
            reservedPetId: components["schemas"]["Id"];
        };
        /** @description The payment intent's id at the payment provider. */
        IntentId: string;
        /** @description The documents that the buyer has read and accepted. */
        Acceptances: {
            saleContractHash: components["schemas"]["ContractHash"];
            termsVersion: string;
        };
        FinalizeReservationBody: {
            reservedPetId: components["schemas"]["Id"];
            paymentIntent?: components["schemas"]["IntentId"];
            acceptances?: components["schemas"]["Acceptances"];
        };
        /**
         * @description held: 15 minutes to pay. processing: a payment waits for its method. deposit-paid, paid: the money has arrived. handed-over: the buyer has confirmed the hand-off. completed: the breeder has completed the sale, or 7 days have passed since the buyer's confirmation.
         * @enum {string}
         */
        ReservationStatus: "held" | "processing" | "deposit-paid" | "paid" | "handed-over" | "completed" | "expired" | "cancelled-by-buyer" | "cancelled-by-breeder" | "cancelled-by-platform" | "disputed" | "refunded";
        ReservationBuyer: {
            firstName: string;
            lastName: string;
            email: string | null;
            phoneNumber: string | null;
        };
        /** @description The buyer's contact for the listing. The phone number is null if unknown. */
        ReservationSeller: {
            firstName: string;
            lastName: string;
            email: string;
            phoneNumber: string | null;
        };
        /**
         * @description The steps of the checkout in order; the first is step 1.
         * @enum {string}
         */
        CheckoutStepName: "started" | "payment-options" | "contact" | "delivery" | "billing-address" | "payment" | "completed";
        Contact: {
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @description A postal address in the United States. */
        Address: {
            line1: string;
            line2: string | null;
            city: string;
            state: components["schemas"]["State"];
            postalCode: components["schemas"]["PostalCode"];
        };
        /** @description The person who receives the pet, and the buyer's address, even for pick-up. */
        DeliveryDetails: {
            isBillingDifferent: boolean;
            firstName: string;
            lastName: string;
            address: components["schemas"]["Address"];
        };
        /** @description The billing address, if `isBillingDifferent`. */
        BillingDetails: {
            firstName: string;
            lastName: string;
            address: components["schemas"]["Address"];
        };
        /** @description The buyer's position in the checkout, with which a reload or another device continues. Contact, delivery and billing are left out until given, and always for the breeder. */
        ReservationProgress: {
            /** @description The number of `stepName`. */
            step: number;
            stepName: components["schemas"]["CheckoutStepName"];
            screen: number;
            openStep: number;
            contactDetailsVerified: boolean;
            deliveryDetailsVerified: boolean;
            paymentOptionsVerified: boolean;
            postalCode?: components["schemas"]["PostalCode"];
            contact?: components["schemas"]["Contact"];
            delivery?: components["schemas"]["DeliveryDetails"];
            billing?: components["schemas"]["BillingDetails"];
            options: components["schemas"]["OrderChoices"];
        };
        /** @description One line of the summary. The amounts of all lines add up to the total. */
        OrderLine: {
            /** @enum {string} */
            kind: "Pet" | "Add-on" | "Discount" | "Delivery" | "Service fee" | "Tax" | "Donation";
            /** @description The pet's or the add-on's id. */
            id: string | null;
            label: string;
            explanation: string;
            amountCents: components["schemas"]["SignedCents"];
        };
        DeliveryInformation: {
            isBillingDifferent: boolean;
            firstName: string;
            lastName: string;
            fullName: string;
            address: components["schemas"]["Address"];
        };
        /** @description An order with every line priced by the server. All amounts are US cents. total = petAmount + addOnsAmount - discount + shippingAmount + serviceFee + taxAmount + rescueDonationAmount. saleError, deliveryError, discountError and taxError are sentences for the buyer. The order can't be paid while it has any of them except discountError. orderId and reservationId are left out of a quote. deliveryInformation is left out until it is given, and for a breeder before the first payment. */
        OrderDetails: {
            orderId?: components["schemas"]["Id"];
            reservationId?: components["schemas"]["Id"];
            /** @enum {string} */
            orderType: "pet" | "addon";
            transportation: components["schemas"]["DeliveryOption"];
            paymentType: components["schemas"]["PaymentType"];
            type: components["schemas"]["PaymentType"];
            /** @description Follows from paymentType. */
            isDeposit: boolean;
            /** @description False if the price after the discount is $249 or less, or if the deposit would be the total. Such a pet is paid in full. */
            isDepositPossible: boolean;
            /** @enum {string} */
            feeStructure: "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" | "v10" | "v11";
            lineItems: components["schemas"]["OrderLine"][];
            petAmount: components["schemas"]["Cents"];
            addOnsAmount: components["schemas"]["Cents"];
            discount: components["schemas"]["Cents"];
            promoCode: string | null;
            /** @description The code's benefit, in words. Left out without a code. */
            promoCodeNote?: string;
            shippingAmount: components["schemas"]["Cents"];
            serviceFee: components["schemas"]["Cents"];
            taxAmount: components["schemas"]["Cents"];
            /** @description Null for none. */
            rescueDonationAmount: number | null;
            total: components["schemas"]["Cents"];
            /** @description The first payment of Reserve with Deposit, or the total if a deposit isn't possible. */
            depositAmount: number;
            /** @description The amount due after the deposit; 0 when paying in full. */
            balanceAmount: number;
            /**
             * Format: date
             * @description The last day to pay the balance, in the pet's time zone. Before the deposit is paid, the day if it were paid now. Null if no balance is left.
             */
            balanceDueOn: string | null;
            paidAmount: components["schemas"]["Cents"];
            /** @description False until the buyer has said how the pet comes home. Until then, the total is without delivery and the order can't be paid. */
            isDeliveryChosen: boolean;
            /** @description The amount of the next payment. */
            dueNow: number;
            /** @description False if a state's law allows only cards. */
            isFinancingAllowed: boolean;
            /**
             * @description The share of the deposit, in percent, that is refunded when the buyer cancels after 48 hours, by the breeder's policy or a state's law.
             * @enum {integer}
             */
            depositRefundPercent: 0 | 50 | 100;
            /** @description The amount that isn't refunded when the buyer cancels after 48 hours, computed by the cancellation's rule. Paying in full keeps as much as the deposit would. */
            lateCancellationCents: number;
            /** @description The reason why a state's law bars this sale, and what to do instead. */
            saleError: string | null;
            deliveryError: string | null;
            discountError: string | null;
            taxError: string | null;
            email: string | null;
            phoneNumber: string | null;
            deliveryInformation?: components["schemas"]["DeliveryInformation"];
        };
        /** @enum {string} */
        PaymentKind: "Deposit" | "Balance" | "Full";
        /**
         * @description Only succeeded is success.
         * @enum {string}
         */
        IntentStatus: "succeeded" | "failed" | "requires_payment_method" | "requires_action" | "canceled" | "processing";
        /** @description The reservation's number with the number of its receipts up to this one. */
        ReceiptNumber: string;
        /** @description If it has a receiptNumber, getReceipt returns its receipt by the payment's id. */
        Payment: {
            id: components["schemas"]["Id"];
            /**
             * @description addon: bought after the reservation.
             * @enum {string}
             */
            orderType: "pet" | "addon";
            reservationId: components["schemas"]["Id"];
            reservationNumber: string;
            petName: string;
            kind: components["schemas"]["PaymentKind"];
            status: components["schemas"]["IntentStatus"];
            /**
             * @description `none` for a total of zero.
             * @enum {string}
             */
            method: "card" | "klarna" | "affirm" | "afterpay_clearpay" | "none";
            amountCents: components["schemas"]["Cents"];
            refundedCents: components["schemas"]["Cents"];
            cardBrand: string | null;
            cardLast4: string | null;
            receiptNumber?: components["schemas"]["ReceiptNumber"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Add-ons bought after the reservation, paid in full. open: not paid yet. processing: a payment waits for its method. Only the buyer sees the payment. */
        AddOnOrder: {
            id: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            reservationNumber: string;
            petName: string;
            /** @enum {string} */
            status: "open" | "processing" | "paid" | "refunded";
            lineItems: components["schemas"]["OrderLine"][];
            addOnsAmount: components["schemas"]["Cents"];
            serviceFee: components["schemas"]["Cents"];
            taxAmount: components["schemas"]["Cents"];
            total: components["schemas"]["Cents"];
            refundedCents: components["schemas"]["Cents"];
            paidAt: components["schemas"]["NullableTimestamp"];
            createdAt: components["schemas"]["Timestamp"];
            payment?: components["schemas"]["Payment"];
        };
        /** @description A card that is charged once, for the balance of one reservation, on its due date. */
        SavedCard: {
            id: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            petName: string;
            brand: string | null;
            last4: string | null;
            amountCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day of the charge, in the pet's time zone.
             */
            chargeOn: string;
            /** @description Whether the card was declined. It isn't tried again. */
            isDeclined: boolean;
            /** @description Whether the charge is on hold, even on `chargeOn`: an account is suspended, or a bank disputes a payment or has returned it. The balance can be paid by hand. */
            isOnHold: boolean;
        };
        /** @description The next step of a sale for its breeder, in the same words on every page. */
        SaleStep: {
            /** @enum {string} */
            kind: "await-payment" | "await-balance" | "balance-overdue" | "plan-hand-off" | "hand-off" | "complete" | "reply-to-problem" | "await-resolution" | "add-evidence" | "await-bank" | "on-hold" | "await-refund" | "await-release";
            title: string;
        };
        /** @description An add-on that can still be bought after the reservation, or why it can't. */
        AddOnOffer: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            priceCents: components["schemas"]["Cents"];
            petTypes: components["schemas"]["PetType"][];
            /** @description True until it is delivered. */
            isRefundable: boolean;
            /** @description The reason why it can't be added anymore. Null if it can. */
            refusal: string | null;
        };
        /** @description A dispute of a payment by the buyer's bank. `inquiry`: the bank only asks, and no money has moved. `lost`: the bank refunded the buyer. `won`: the payment is valid. closedAt is null until the bank has decided. */
        ContestedPayment: {
            paymentId: components["schemas"]["Id"];
            amountCents: components["schemas"]["Cents"];
            /** @enum {string} */
            status: "inquiry" | "open" | "won" | "lost";
            openedAt: components["schemas"]["Timestamp"];
            closedAt: components["schemas"]["NullableTimestamp"];
        };
        /** @description The breeder's earnings from this sale, and the time at which they become or became available for payout. The time is null until the sale is completed, and while a bank disputes a payment or a refund is still owed. */
        Earnings: {
            platformFeeCents: components["schemas"]["Cents"];
            /** @description Earnings after the platform fee, minus returnedCents. 0 if more was refunded than the sale earned. */
            netCents: components["schemas"]["Cents"];
            /** @description The cost of the breeder's promo code beyond the earnings from this sale. The breeder covers it at availableAt, from available funds and then from later sales. 0 once the sale is canceled. */
            coverCents: components["schemas"]["Cents"];
            /** @description The part of the breeder's earnings that refunds and chargebacks have taken. */
            returnedCents?: components["schemas"]["SignedCents"];
            availableAt: components["schemas"]["NullableTimestamp"];
        };
        /** @description Details that the buyer gave in their last paid order, as first values of a new checkout. The checkout shows them, and saves only what the buyer then submits. */
        LastGiven: {
            contact?: components["schemas"]["Contact"];
            delivery?: components["schemas"]["DeliveryDetails"];
            billing?: components["schemas"]["BillingDetails"];
        };
        /** @description The refund of a canceled, paid reservation, and its status. on-its-way: requested from the payment provider. delayed: it couldn't be made yet and is still owed. */
        ReservationRefund: {
            /** @enum {string} */
            status: "none" | "on-its-way" | "delayed" | "arrived";
            refundCents: components["schemas"]["Cents"];
            keptCents: components["schemas"]["Cents"];
            headline: string;
            /** @description The amount kept and the reason, as a sentence. */
            reason: string | null;
            /** @description The time of arrival, as a sentence. */
            arrival: string | null;
        };
        /** @description Facts about the listing and its seller when the order was started. Later changes don't affect them. */
        ReservationTerms: {
            goHomeDate: components["schemas"]["GoHomeDate"];
            /**
             * @description The share of the deposit, in percent, that the seller refunds after the first 48 hours.
             * @enum {integer}
             */
            depositRefundPercent: 0 | 50 | 100;
            /** @description The pet's time zone as an IANA name. Deadlines are days there. */
            timeZone: string;
        };
        TimelineEntry: {
            status: components["schemas"]["ReservationStatus"];
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            by: "buyer" | "breeder" | "admin" | "system";
            reason: string | null;
        };
        /** @enum {string} */
        ReservationAction: "pay" | "pay-balance" | "cancel" | "confirm-handover" | "extend" | "complete" | "dispute";
        /** @description A button for the caller. If it's disabled, `reason` says why. */
        AllowedAction: {
            action: components["schemas"]["ReservationAction"];
            isAllowed: boolean;
            reason: string | null;
        };
        /** @description The reason why the sale is paused. Left out if it isn't. Until the pause ends, nothing is requested, charged or completed, and the sale's clock stops. */
        SaleStop: {
            /** @enum {string} */
            reason: "dispute-open" | "chargeback-open" | "payment-taken-back" | "seller-suspended";
            /** @description A sentence for the caller, with the caller's options. */
            text: string;
        };
        /** @description A hold or a reservation as its buyer or its breeder sees it. From the first payment on, the breeder has `buyer` and the buyer has `breederContact`. 30 days after a fully refunded sale, the breeder has only the buyer's name, and the buyer has no contact. `lastGiven` is only for the buyer of a hold. `earnings` and `nextStep` are only for the breeder. `addOnOffers` and `savedCard` (once a card is saved for the balance) are only for the buyer. `refund` is present once a paid reservation is canceled, and `contractAcceptedAt` once the sale contract is accepted. */
        Reservation: {
            id: components["schemas"]["Id"];
            _id: components["schemas"]["Id"];
            /** @description The reservation's number for people. */
            number: string;
            type: components["schemas"]["PaymentType"];
            status: components["schemas"]["ReservationStatus"];
            reservedPetId: components["schemas"]["Id"];
            reservedPet: components["schemas"]["PetCard"];
            breeder: components["schemas"]["BreederSummary"];
            buyer?: components["schemas"]["ReservationBuyer"];
            breederContact?: components["schemas"]["ReservationSeller"];
            reservationProgress: components["schemas"]["ReservationProgress"];
            orderDetails: components["schemas"]["OrderDetails"];
            payments: components["schemas"]["Payment"][];
            /** @description Add-ons bought after the reservation, oldest first. Each is a separate order. */
            addOnOrders: components["schemas"]["AddOnOrder"][];
            savedCard?: components["schemas"]["SavedCard"];
            nextStep?: components["schemas"]["SaleStep"];
            /** @description Add-ons that haven't been bought yet. Empty if none can be added. */
            addOnOffers?: components["schemas"]["AddOnOffer"][];
            /** @description Payments that a bank disputes, earliest first. Left out if there are none. The breeder sees only those of the pet's own payments. */
            chargebacks?: components["schemas"]["ContestedPayment"][];
            earnings?: components["schemas"]["Earnings"];
            lastGiven?: components["schemas"]["LastGiven"];
            refund?: components["schemas"]["ReservationRefund"];
            contractAcceptedAt?: components["schemas"]["Timestamp"];
            terms: components["schemas"]["ReservationTerms"];
            /** @description Earliest first. */
            timeline: components["schemas"]["TimelineEntry"][];
            allowedActions: components["schemas"]["AllowedAction"][];
            holdExpiresAt: components["schemas"]["NullableTimestamp"];
            balanceDueAt: components["schemas"]["NullableTimestamp"];
            /** @description The time at which a sale is completed without the breeder: 7 days after the buyer confirmed the hand-off. Null in other sales, and while a suspension or a chargeback stops this sale. */
            completesAt?: components["schemas"]["NullableTimestamp"];
            stop?: components["schemas"]["SaleStop"];
            /**
             * Format: date
             * @description For the buyer: the last day to report a problem, in the pet's time zone. Null until the hand-off.
             */
            disputeUntilOn?: string | null;
            /** @description Whether a problem was reported. listDisputes has it. */
            hasDispute?: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ReservedPetAnswer: {
            reservedPet: components["schemas"]["Reservation"];
        };
        /** @description The screen, the step and the entries up to now. Parts that are left out stay as they were. Prices are never taken from this body. */
        SaveProgressBody: {
            reservedPetId: components["schemas"]["Id"];
            stepName: components["schemas"]["CheckoutStepName"];
            screen: number;
            openStep: number;
            contactDetailsVerified?: boolean;
            deliveryDetailsVerified?: boolean;
            paymentOptionsVerified?: boolean;
            contact?: components["schemas"]["Contact"];
            delivery?: components["schemas"]["DeliveryDetails"];
            billing?: components["schemas"]["BillingDetails"];
            options?: components["schemas"]["OrderChoices"];
        };
        ReservationProgressAnswer: {
            reservationProgress: components["schemas"]["ReservationProgress"];
            orderDetails: components["schemas"]["OrderDetails"];
            holdExpiresAt: components["schemas"]["NullableTimestamp"];
        };
        ReservedPetsAnswer: {
            reservedPets: components["schemas"]["Reservation"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description Only when a breeder cancels: its cause, other by default. health: something is wrong with the pet. keeping: the breeder keeps the pet.
         * @enum {string}
         */
        CancelCause: "health" | "keeping" | "other";
        /** @description A buyer cancels or confirms the hand-off. A breeder cancels, completes, or, after the balance's grace period, extends its due date by 72 hours. `expectedRefundCents` is for cancel: the amount that a quote has shown. If the amount is different now, nothing is canceled: the call returns 409 `refund_changed` with the new quote. */
        UpdateReservationStatusBody: {
            reservedPetId: components["schemas"]["Id"];
            /** @enum {string} */
            action: "cancel" | "confirm-handover" | "extend" | "complete";
            /** @description The other side reads it. */
            reason?: string;
            expectedRefundCents?: components["schemas"]["Cents"];
            cause?: components["schemas"]["CancelCause"];
            /** @description Only when a breeder cancels: whether the pet is listed again at once. By default, it stays off the site until the breeder lists it, except after an overdue balance. With the cause health, it always stays off. */
            listAgain?: boolean;
        };
        ReceiptSeller: {
            name: string;
            isShelter: boolean;
            cityAndState: string;
        };
        ReceiptParty: {
            name: string;
            address: components["schemas"]["Address"] | null;
        };
        /** @description The refunded part of the payment. `at` is the time of the decision. */
        ReceiptRefund: {
            amountCents: components["schemas"]["Cents"];
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "on-its-way" | "delayed" | "arrived";
        };
        /** @description The receipt of one payment, with the payment's id. The lines are those of the whole order and add up to totalCents = paidBeforeCents + amountCents + leftCents. Address and card are null for the breeder. */
        Receipt: {
            id: components["schemas"]["Id"];
            /**
             * @description The side the caller reads it from.
             * @enum {string}
             */
            viewer: "buyer" | "breeder" | "staff";
            number: components["schemas"]["ReceiptNumber"];
            paidAt: components["schemas"]["Timestamp"];
            /**
             * @description addon: bought after the reservation, from Hearthpaw.
             * @enum {string}
             */
            orderType: "pet" | "addon";
            kind: components["schemas"]["PaymentKind"];
            reservationId: components["schemas"]["Id"];
            reservationNumber: string;
            petName: string;
            breedName: string | null;
            seller: components["schemas"]["ReceiptSeller"];
            buyer: components["schemas"]["ReceiptParty"];
            lineItems: components["schemas"]["OrderLine"][];
            totalCents: components["schemas"]["Cents"];
            paidBeforeCents: components["schemas"]["Cents"];
            amountCents: components["schemas"]["Cents"];
            leftCents: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The last day to pay the rest, in the pet's time zone.
             */
            leftDueOn: string | null;
            /** @description The card saved for the rest. Present only for the buyer while the rest is unpaid. */
            savedCard?: components["schemas"]["SavedCard"];
            /** @enum {string} */
            method: "card" | "klarna" | "affirm" | "afterpay_clearpay" | "none";
            cardBrand: string | null;
            cardLast4: string | null;
            /** @description Earliest first. */
            refunds: components["schemas"]["ReceiptRefund"][];
            /** @description Earliest first. Add-ons bought later are sold by Hearthpaw; the breeder's copy of their receipt has none. */
            chargebacks: components["schemas"]["ContestedPayment"][];
        };
        ReceiptAnswer: {
            receipt: components["schemas"]["Receipt"];
        };
        Review: {
            id: components["schemas"]["Id"];
            rating: number;
            title: string;
            text: string;
            /** @description First name and initial. */
            authorName: string;
            petName: string;
            photos: components["schemas"]["PetImage"][];
            /** @description The breeder's answer. */
            answer: string | null;
            answeredAt: components["schemas"]["NullableTimestamp"];
            editedAt: components["schemas"]["NullableTimestamp"];
            /** @description Whether staff hid it. Then only its author and the breeder of the sale can still read it. */
            isHidden: boolean;
            createdAt: components["schemas"]["Timestamp"];
        };
        ReservationReviewAnswer: {
            review?: components["schemas"]["Review"];
            /** @description Whether the caller can write the review now. */
            isOpen: boolean;
            editableUntil?: components["schemas"]["Timestamp"];
        };
        /** @description The sale contract and health guarantee as the buyer accepted them. `isIntact` says whether the texts still have the accepted hash. */
        AcceptedContract: {
            reservationId: components["schemas"]["Id"];
            number: string;
            petName: string;
            sellerName: string;
            isShelter: boolean;
            version: number;
            hash: components["schemas"]["ContractHash"];
            isIntact: boolean;
            contractText: string;
            guaranteeText: string;
            acceptedAt: components["schemas"]["Timestamp"];
            termsVersion: string;
        };
        AcceptedContractAnswer: {
            acceptedContract: components["schemas"]["AcceptedContract"];
        };
        CompleteReservationBody: {
            reservedPetId: components["schemas"]["Id"];
        };
        CreateSetupIntentBody: {
            reservationId: components["schemas"]["Id"];
        };
        /** @description The browser confirms the intent at the payment provider with it. Keep it out of logs and addresses. */
        ClientSecret: string;
        SetupIntentAnswer: {
            clientSecret: components["schemas"]["ClientSecret"];
            setupIntentId: string;
        };
        /** @description The server sets the price. `expectedDueNowCents` is only the amount that the buyer saw, and a difference stops the call. */
        CreatePaymentIntentBody: {
            reservationId: components["schemas"]["Id"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            order?: components["schemas"]["OrderChoices"];
            acceptances: components["schemas"]["Acceptances"];
            expectedDueNowCents?: components["schemas"]["Cents"];
            /** @description The buyer's own wish to keep the card of this deposit. It is charged once, for the balance, on its due date. By default, and without a deposit by card, no card is kept. */
            saveCard?: boolean;
        };
        /** @description Secret and intent are both null if the total is zero. Then finalize at once. */
        PaymentIntentAnswer: {
            clientSecret: string | null;
            intentId: string | null;
            orderDetails: components["schemas"]["OrderDetails"];
        };
        UpdatePaymentIntentBody: {
            reservationId: components["schemas"]["Id"];
            order: components["schemas"]["OrderChoices"];
        };
        OrderDetailsAnswer: {
            orderDetails: components["schemas"]["OrderDetails"];
        };
        PaymentsAnswer: {
            payments: components["schemas"]["Payment"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        VerifyAndFinalizeBody: {
            paymentIntent: components["schemas"]["IntentId"];
        };
        IntentStatusAnswer: {
            status: components["schemas"]["IntentStatus"];
            /** @description A sentence for the buyer; null when the payment succeeded. Possible sentences: Payment failed. Please try again. - Please provide a valid payment method. - Additional authentication required. - Payment was canceled. - Payment is still processing. */
            message: string | null;
            /** @description The provider's reason, if a card was declined. */
            declineCode?: string;
            reservationId: components["schemas"]["Id"];
            kind: components["schemas"]["PaymentKind"];
        };
        /** @description The payment provider's event as it came; its signature covers the raw body. */
        PaymentEvent: {
            id: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        PayBalanceBody: {
            reservationId: components["schemas"]["Id"];
            paymentMethod: components["schemas"]["PaymentMethod"];
        };
        /** @description From `addOnOffers` of the reservation. */
        AddOnIds: components["schemas"]["Id"][];
        QuoteAddOnsBody: {
            reservationId: components["schemas"]["Id"];
            addOnIds: components["schemas"]["AddOnIds"];
        };
        /** @description A separate order of add-ons, line by line. total = addOnsAmount + serviceFee + taxAmount. */
        AddOnPrice: {
            lineItems: components["schemas"]["OrderLine"][];
            addOnsAmount: components["schemas"]["Cents"];
            serviceFee: components["schemas"]["Cents"];
            taxAmount: components["schemas"]["Cents"];
            total: components["schemas"]["Cents"];
        };
        AddOnQuoteAnswer: {
            addOnQuote: components["schemas"]["AddOnPrice"];
        };
        /** @description The server sets the price. `expectedTotalCents` is only the amount that the buyer saw, and a difference stops the call. */
        BuyAddOnsBody: {
            reservationId: components["schemas"]["Id"];
            addOnIds: components["schemas"]["AddOnIds"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            expectedTotalCents?: components["schemas"]["Cents"];
        };
        AddOnPaymentAnswer: {
            clientSecret: components["schemas"]["ClientSecret"];
            intentId: components["schemas"]["IntentId"];
            addOnOrder: components["schemas"]["AddOnOrder"];
        };
        AddOnOrderAnswer: {
            addOnOrder: components["schemas"]["AddOnOrder"];
        };
        SavedCardsAnswer: {
            savedCards: components["schemas"]["SavedCard"][];
        };
        KeepCardBody: {
            reservationId: components["schemas"]["Id"];
            setupIntent: string;
        };
        SavedCardAnswer: {
            savedCard: components["schemas"]["SavedCard"];
        };
        SavedCardRemovedAnswer: {
            id: components["schemas"]["Id"];
        };
        /** @description The ZIP code is the pet's destination. Without it, the price of delivery is left open. */
        QuoteOrderBody: {
            petId: components["schemas"]["Id"];
            postalCode?: components["schemas"]["PostalCode"];
            /**
             * Format: uuid
             * @description A reservation of this pet by the caller, whose frozen terms set the prices.
             */
            reservationId?: string;
            order?: components["schemas"]["OrderChoices"];
        };
        /** @description A point in degrees, WGS 84. */
        PointBody: {
            latitude: number;
            longitude: number;
        };
        Place: {
            zip: components["schemas"]["PostalCode"];
            city: string;
            state: components["schemas"]["State"];
            latitude: number;
            longitude: number;
        };
        PlaceAnswer: {
            place: components["schemas"]["Place"];
        };
        /** @description The key of a file, or null for none. */
        NullableFileKey: string | null;
        UpdateUserBody: {
            firstName?: string;
            lastName?: string;
            phoneNumber?: string | null;
            profileImageKey?: components["schemas"]["NullableFileKey"];
            /**
             * @description Inactive hides the listings; open reservations continue.
             * @enum {string}
             */
            accountStatus?: "Active" | "Inactive";
        };
        UserAnswer: {
            user: components["schemas"]["User"];
        };
        EmailCheckAnswer: {
            /** @description Whether a new account may use the address. */
            ok: boolean;
        };
        ChangeEmailBody: {
            email: components["schemas"]["Email"];
            /**
             * Format: password
             * @description The current password.
             */
            password: string;
            secondFactorCode?: components["schemas"]["SecondFactorCode"];
        };
        AcceptTermsBody: {
            termsVersion: components["schemas"]["TermsVersion"];
        };
        PhoneCodeBody: {
            /** @description The six digits from the text. */
            code: string;
        };
        /** @description The fields that we read. The provider sends more, and its signature covers all of them. */
        IncomingTextBody: {
            /** @description The provider's id of the text. */
            MessageSid: string;
            /** @description The sender's number with its country code. */
            From: string;
            Body: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A browser or app with an open session. */
        UserSession: {
            id: components["schemas"]["Id"];
            isCurrent: boolean;
            /** @description The browser and system, as reported by the browser. */
            device: string;
            createdAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["Timestamp"];
        };
        SessionsAnswer: {
            sessions: components["schemas"]["UserSession"][];
        };
        RemovedAnswer: {
            id: components["schemas"]["Id"];
        };
        /** @description Items of one type, oldest first. */
        ExportSection: {
            name: string;
            /** @description Items as JSON texts, each with the fields of its type. */
            items: string[];
        };
        ExportDocument: {
            madeAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["User"];
            sections: components["schemas"]["ExportSection"][];
        };
        ExportAnswer: {
            export: components["schemas"]["ExportDocument"];
        };
        CloseAccountBody: {
            /**
             * Format: password
             * @description The current password, if the account has one.
             */
            password?: string;
            secondFactorCode?: components["schemas"]["SecondFactorCode"];
            /** @description The available funds that the breeder waives by closing the account, exactly as returned by checkClosing. Only for a blocker with canWaive. */
            waivedCents?: components["schemas"]["Cents"];
        };
        /** @description An obstacle to closing the account. */
        ClosingBlocker: {
            /**
             * @description A payout is money that the person has earned but hasn't received yet, or owes (isDebt).
             * @enum {string}
             */
            kind: "reservation" | "dispute" | "payment" | "refund" | "payout";
            /** @enum {string} */
            side: "buyer" | "breeder";
            /** Format: uuid */
            reservationId: string | null;
            /** @description The reservation's number. */
            number: string | null;
            petName: string | null;
            /** @description A sentence that says how to resolve it. */
            todo: string;
            /** @description The amount of a payout or debt. Null for other obstacles. */
            amountCents?: components["schemas"]["Cents"] | null;
            /** @description Whether the person owes the amount. */
            isDebt?: boolean;
            /** @description Whether payOutForClosing can pay it out now. */
            canPayOut?: boolean;
            /** @description Whether it waits for the breeder's payout account. */
            canAddAccount?: boolean;
            /** @description Whether closeAccount accepts it as waivedCents. */
            canWaive?: boolean;
        };
        ClosingAnswer: {
            /**
             * @description recent-sign-in is for accounts without a password.
             * @enum {string}
             */
            proof: "password" | "recent-sign-in";
            needsSecondFactor: boolean;
            /** @description Whether payment records stay for seven years. */
            keepsRecords: boolean;
            blockers: components["schemas"]["ClosingBlocker"][];
        };
        SecondFactorState: {
            isOn: boolean;
            /** @description Whether the account needs it, as staff accounts do. */
            isObligatory: boolean;
            /** @description Whether this session was opened with two-step verification. */
            isProven: boolean;
            /** @description Seconds for which this session may still make calls that need a code of the last 15 minutes; 0 if it needs a new code first. */
            recentForSeconds: number;
            /** @description Whether changes also ask for the password. */
            hasPassword: boolean;
            /** Format: date-time */
            confirmedAt: string | null;
            recoveryCodesLeft: number;
        };
        SecondFactorAnswer: {
            secondFactor: components["schemas"]["SecondFactorState"];
        };
        SecondFactorProofBody: {
            code: components["schemas"]["SecondFactorCode"];
            /**
             * Format: password
             * @description The current password. Left out only if the account has none.
             */
            password?: string;
        };
        RecoveryCodesAnswer: {
            /** @description Shown only once. Each code works once. */
            recoveryCodes: components["schemas"]["SecondFactorCode"][];
        };
        SecondFactorSecretAnswer: {
            /** @description Base32, for typing. */
            secret: string;
            /**
             * Format: uri
             * @description The otpauth address, for a QR code.
             */
            uri: string;
        };
        SecondFactorCodeBody: {
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description A path on this site. */
        ReturnPath: string;
        RedeemTokenBody: {
            url: components["schemas"]["ReturnPath"];
        };
        RedeemedAnswer: {
            /** @constant */
            ok: true;
            url: components["schemas"]["ReturnPath"];
        };
        /**
         * Format: password
         * @description At least 10 characters, and not a common password.
         */
        NewPassword: string;
        ChangePasswordBody: {
            /** Format: password */
            currentPassword: string;
            newPassword: components["schemas"]["NewPassword"];
        };
        ForgotPasswordBody: {
            email: components["schemas"]["Email"];
        };
        ResetCode: string;
        PasswordCodeBody: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["ResetCode"];
        };
        ResetPasswordBody: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["ResetCode"];
            newPassword: components["schemas"]["NewPassword"];
        };
        /** @enum {string} */
        NotificationChannel: "email" | "sms" | "phone";
        /** @enum {string} */
        NotificationGroup: "announcements" | "marketing" | "newsletter" | "account" | "listing" | "messages" | "offersAndUpdates" | "accountNotifications";
        NotificationSetting: {
            channel: components["schemas"]["NotificationChannel"];
            group: components["schemas"]["NotificationGroup"];
            isOn: boolean;
        };
        TimeOfDay: string;
        /** @description Quiet hours hold back text messages, and emails that aren't about an account, a listing or a message, until the hours end. 9 PM to 8 AM by default. */
        QuietHours: {
            isOn: boolean;
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
            /** @description The person's time zone, as the browser names it (America/Chicago). Null if unknown: quiet hours then cover the night in every zone of the lower 48 states. */
            timeZone: string | null;
        };
        /** @description The account's notification settings. */
        SettingsUser: {
            id: components["schemas"]["Id"];
            settings: components["schemas"]["NotificationSetting"][];
            quietHours: components["schemas"]["QuietHours"];
        };
        UserSettingsAnswer: {
            user: components["schemas"]["SettingsUser"];
        };
        UserSettingBody: {
            userSetting: components["schemas"]["NotificationSetting"];
        };
        UnsubscribeToken: string;
        /** @description Send `token`, from an email, or leave it out to act on the signed-in person. */
        UnsubscribeBody: {
            group: components["schemas"]["NotificationGroup"];
            token?: components["schemas"]["UnsubscribeToken"];
        };
        /** @enum {string} */
        VerificationStatus: "not-started" | "submitted" | "in-review" | "approved" | "needs-info" | "rejected";
        /** @description The key of a file. Keys with `..`, absolute paths or escapes return 400 `malformed_request`. */
        FileKey: string;
        VerificationFileKeys: components["schemas"]["FileKey"][];
        VerificationFiles: {
            identityFront: components["schemas"]["FileKey"][];
            identityBack: components["schemas"]["FileKey"][];
            rearingArea: components["schemas"]["VerificationFileKeys"];
            registration: components["schemas"]["FileKey"][];
        };
        /** @description Statements of the account that the documents should confirm. */
        VerificationClaims: {
            /** @description The name that should be on the ID. */
            contactName: string;
            isShelter: boolean;
            city: string;
            state: components["schemas"]["State"];
            /** @description A breeder's license or a nonprofit's number. */
            licence: string | null;
            website: string | null;
            breedingSince: number | null;
            memberSince: components["schemas"]["Date"];
        };
        VerificationStep: {
            status: components["schemas"]["VerificationStatus"];
            at: components["schemas"]["Timestamp"];
            reason: string | null;
        };
        Verification: {
            id?: components["schemas"]["Id"];
            status: components["schemas"]["VerificationStatus"];
            breederId: components["schemas"]["Id"];
            breederSlug: components["schemas"]["BreederSlug"];
            breederName: string;
            submittedAt: components["schemas"]["NullableTimestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
            /** @description The missing documents, or the reason for a rejection. */
            reason: string | null;
            /**
             * Format: date-time
             * @description The time at which the ID images are or were deleted. Null until a decision.
             */
            identityDeletedAt: string | null;
            /** @description Whether the seller has confirmed their sale contract and health guarantee. Until then, no listing can be submitted. */
            isContractConfirmed: boolean;
            files: components["schemas"]["VerificationFiles"];
            claims: components["schemas"]["VerificationClaims"];
            /** @description Newest first. */
            history: components["schemas"]["VerificationStep"][];
        };
        VerificationAnswer: {
            verification: components["schemas"]["Verification"];
        };
        /** @description The documents of a submission. Leave out the registration if there is none. */
        VerificationFilesBody: {
            identityFront: components["schemas"]["FileKey"][];
            identityBack: components["schemas"]["FileKey"][];
            rearingArea: components["schemas"]["VerificationFileKeys"];
            registration?: components["schemas"]["FileKey"][];
        };
        VerificationsAnswer: {
            verifications: components["schemas"]["Verification"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DecideVerificationBody: {
            /** @enum {string} */
            decision: "review" | "approve" | "ask" | "reject";
            /** @description Required to ask and to reject. */
            reason?: string;
        };
        WithdrawVerificationBody: {
            /** @description The breeder reads it. */
            reason: string;
        };
        InviteShelterBody: {
            email: components["schemas"]["Email"];
            name: string;
            state?: components["schemas"]["State"];
        };
        ShelterInvited: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            state: string | null;
            expiresAt: components["schemas"]["Timestamp"];
        };
        ShelterInvitedAnswer: {
            invitation: components["schemas"]["ShelterInvited"];
        };
        ShelterInvitation: {
            /** @enum {string} */
            status: "open" | "used" | "expired";
            name: string | null;
            email: string | null;
            state: string | null;
        };
        ShelterJoinAnswer: {
            shelter: components["schemas"]["ShelterInvitation"];
        };
        AddShelterBody: {
            name: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            firstName: string;
            lastName: string;
            phoneNumber?: components["schemas"]["PhoneNumber"];
            postalCode: components["schemas"]["PostalCode"];
            /** @description The charity's number (EIN). */
            registrationNumber: string;
            /** Format: uri */
            website?: string;
            invitation?: string;
            termsVersion: string;
        };
        /**
         * @description The purpose of the file. It decides types, sizes and readers.
         * @enum {string}
         */
        FilePurpose: "pet-image" | "pet-video" | "profile-image" | "parent-image" | "health-document" | "identity-front" | "identity-back" | "rearing-area" | "registration" | "dispute-evidence" | "post-image" | "review-photo" | "chat-image" | "pet-profile-image";
        UploadHeader: {
            name: string;
            value: string;
        };
        UploadUrlAnswer: {
            /** Format: uri */
            url: string;
            fileKey: components["schemas"]["FileKey"];
            /** @enum {string} */
            method: "PUT";
            /** @description Send these headers unchanged with the file. */
            headers: components["schemas"]["UploadHeader"][];
            expiresAt: components["schemas"]["Timestamp"];
        };
        FileUrlAnswer: {
            /** Format: uri */
            url: string;
        };
        DeleteFileBody: {
            fileKey: components["schemas"]["FileKey"];
        };
        FileMessageAnswer: {
            message: string;
        };
        count: number;
        /** @description Whether there are more than were counted. */
        hasMore: boolean;
        /** @description Cases waiting in a queue. */
        StaffQueue: {
            count: components["schemas"]["count"];
            hasMore: components["schemas"]["hasMore"];
            /** @description The time at which the oldest case began to wait. Null if no case waits. */
            oldestAt: components["schemas"]["NullableTimestamp"];
        };
        /** @description The number of cases, up to the highest number counted. */
        StaffCount: {
            count: number;
            /** @description Whether there are more than were counted. */
            hasMore: boolean;
        };
        StaffQueues: {
            listings: components["schemas"]["StaffQueue"];
            parents: components["schemas"]["StaffQueue"];
            changeRequests: components["schemas"]["StaffQueue"];
            claimChanges: components["schemas"]["StaffQueue"];
            verifications: components["schemas"]["StaffQueue"];
            refunds: components["schemas"]["StaffQueue"];
            reports: components["schemas"]["StaffQueue"];
            disputes: components["schemas"]["StaffQueue"];
            chargebacks: components["schemas"]["StaffQueue"];
            reconciliation: components["schemas"]["StaffQueue"];
            handoffs: components["schemas"]["StaffQueue"];
            money: components["schemas"]["StaffQueue"];
            approvals: components["schemas"]["StaffQueue"];
            fraud: components["schemas"]["StaffQueue"];
            trust: components["schemas"]["StaffQueue"];
            deliveries: components["schemas"]["StaffQueue"];
            suspendedAccounts: components["schemas"]["StaffCount"];
        };
        StaffQueuesAnswer: {
            queues: components["schemas"]["StaffQueues"];
        };
        /** @description An account, as staff see it. */
        StaffUser: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            isEmailVerified: boolean;
            role: components["schemas"]["Role"];
            staffRank?: components["schemas"]["StaffRank"];
            accountStatus: components["schemas"]["AccountStatus"];
            firstName: string;
            lastName: string;
            programName?: string;
            breederId?: components["schemas"]["Id"];
            breederSlug?: components["schemas"]["BreederSlug"];
            verification?: components["schemas"]["VerificationStatus"];
            /** @description Whether a breeder's listings are public without a review. */
            autoApprove?: boolean;
            /** @description The time at which staff rejected something of a breeder's whose listings are public without a review. It stays until an admin says whether that continues, with `PUT /v1/admin/breeders/{id}/trust`. */
            trustAskedAt?: components["schemas"]["Timestamp"];
            hasSecondFactor: boolean;
            sessionsCount: components["schemas"]["Count"];
            listingsCount: components["schemas"]["Count"];
            reservationsCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["Timestamp"];
        };
        StaffUsersAnswer: {
            users: components["schemas"]["StaffUser"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        UpdateUserStatusBody: {
            accountStatus: components["schemas"]["AccountStatus"];
            /** @description The account's owner reads it, and it is kept. */
            reason: string;
        };
        StaffUserAnswer: {
            user: components["schemas"]["StaffUser"];
        };
        UpdateBreederTrustBody: {
            autoApprove: boolean;
            /** @description For the staff log only. */
            reason?: string;
        };
        /** @description A refund, as staff see it. */
        OwedRefund: {
            id: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            reservationNumber: string;
            petName: string;
            buyerName: string;
            programName: string;
            amountCents: components["schemas"]["Cents"];
            /**
             * @description pending is retried automatically, and failed only when staff ask; both are still owed. settled was paid another way.
             * @enum {string}
             */
            status: "pending" | "failed" | "succeeded" | "settled";
            /** @description The provider's code for the last failure. */
            failure: string | null;
            attempts: components["schemas"]["Count"];
            owedSince: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description The time of the next automatic attempt. Null if there is none.
             */
            nextTryAt: string | null;
        };
        OwedRefundsAnswer: {
            refunds: components["schemas"]["OwedRefund"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A request for a second person's approval of money that the first person wants to move or settle. */
        MoneyApproval: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "refund" | "dispute" | "balance" | "owed-refund" | "finding" | "payout";
            /**
             * Format: uuid
             * @description Id of the order, dispute, breeder, owed refund, finding or payout.
             */
            subjectId: string;
            /** @description Name of the pet or program, or for a finding without either, the payment provider's id. */
            about: string;
            amountCents: number;
            /** @description Amounts of the same sale, or of the same breeder within 30 days, that count together with this request. */
            beforeCents: number;
            reason: string;
            askedById: components["schemas"]["Id"];
            askedBy: string;
            askedAt: components["schemas"]["Timestamp"];
            expiresAt: components["schemas"]["Timestamp"];
        };
        OwedRefundAnswer: {
            refund: components["schemas"]["OwedRefund"];
            approval?: components["schemas"]["MoneyApproval"];
        };
        SettleRefundBody: {
            /**
             * @description The buyer reads it.
             * @enum {string}
             */
            how: "check" | "bank-transfer" | "other";
            /** @description For the staff log, such as the check number. */
            reason: string;
        };
        MoneyApprovalsAnswer: {
            approvals: components["schemas"]["MoneyApproval"][];
        };
        RefuseMoneyBody: {
            reason: string;
        };
        /**
         * @description closing is money or a debt of a closed account. balance is a buyer's balance, and funds are a breeder's available funds.
         * @enum {string}
         */
        WaitingMoneyKind: "refund" | "dispute" | "chargeback" | "finding" | "handoff" | "stopped" | "balance" | "payment" | "payout" | "funds" | "debt" | "closing";
        WaitingMoneyPerson: {
            name: string;
            email: string;
        };
        /** @description A line of the money waiting list. */
        WaitingMoney: {
            /** @description Unique in this list. */
            id: string;
            kind: components["schemas"]["WaitingMoneyKind"];
            /** @description The id of the refund, dispute, chargeback, finding, reservation, payment or payout, or of the breeder. A difference of the reconciliation has an id made for this list. */
            subjectId: components["schemas"]["Id"];
            /** @description Null if unknown. */
            amountCents: number | null;
            since: components["schemas"]["Timestamp"];
            /** @description The deadline to answer a chargeback. */
            dueAt: components["schemas"]["NullableTimestamp"];
            /** @description The reason for the wait, as a sentence. */
            reason: string;
            buyer?: components["schemas"]["WaitingMoneyPerson"];
            breeder?: components["schemas"]["WaitingMoneyPerson"];
            petName: string | null;
            reservationNumber: string | null;
            /**
             * Format: uuid
             * @description The order in question.
             */
            orderId: string | null;
        };
        WaitingMoneyCount: {
            kind: components["schemas"]["WaitingMoneyKind"];
            count: components["schemas"]["count"];
            hasMore: components["schemas"]["hasMore"];
        };
        /** @description Time from the moment a refund was owed until the payment provider had made it, over the last 30 days. */
        RefundTimes: {
            count: components["schemas"]["Count"];
            /** @description Null if there was none. */
            medianSeconds: number | null;
            /** @description Null if there was none. */
            slowestSeconds: number | null;
        };
        WaitingMoneyAnswer: {
            waiting: components["schemas"]["WaitingMoney"][];
            /** @description Counts of every kind, whatever kind was requested. Kinds without waiting money are left out. */
            counts: components["schemas"]["WaitingMoneyCount"][];
            nextCursor: components["schemas"]["NextCursor"];
            refundTimes: components["schemas"]["RefundTimes"];
        };
        /**
         * @description account: the payout account isn't ready. bank: the bank hasn't taken it yet. being-checked: our team checks the account first. contested: a buyer or a bank disputes the sale. minimum: it's below the minimum. next-run: it leaves with the next daily run. owed: it pays the breeder's debt. provider: the payment provider can't send it yet. returning: it's being returned from the breeder's account. suspended: the breeder is suspended. under-way: another payout comes first.
         * @enum {string}
         */
        PayoutWaitReason: "account" | "bank" | "being-checked" | "contested" | "minimum" | "next-run" | "owed" | "provider" | "returning" | "suspended" | "under-way";
        /** @description A waiting payout, or a breeder's balance. */
        WaitingPayout: {
            breederId: components["schemas"]["Id"];
            programName: string;
            reason: components["schemas"]["PayoutWaitReason"];
            amountCents: components["schemas"]["Cents"];
            since: components["schemas"]["Timestamp"];
            /**
             * Format: uuid
             * @description Null for a balance.
             */
            payoutId: string | null;
            /** @description The provider's code for the last refusal. */
            failure: string | null;
            nextTryAt: components["schemas"]["NullableTimestamp"];
            /** @description Whether retryPayout is possible. */
            canRetry: boolean;
            /** @description Whether settlePayout, or settleBalance for a balance, is possible. */
            canSettle: boolean;
            /** @description Whether the breeder's account is closed. */
            isClosed: boolean;
        };
        WaitingPayoutsAnswer: {
            waiting: components["schemas"]["WaitingPayout"][];
            hasMore: boolean;
            approval?: components["schemas"]["MoneyApproval"];
        };
        SettlePayoutBody: {
            /** @description For the staff log. */
            reason: string;
        };
        SettleBalanceBody: {
            /**
             * @description debt is the breeder's debt; funds are available funds.
             * @enum {string}
             */
            side: "debt" | "funds";
            /**
             * @description paid-elsewhere: paid outside the payment provider. written-off: waives a debt, or keeps unclaimed funds.
             * @enum {string}
             */
            how: "paid-elsewhere" | "written-off";
            amountCents: components["schemas"]["Cents"];
            /** @description The full balance that the caller has seen. */
            balanceCents: components["schemas"]["Cents"];
            /** @description For the staff log. */
            reason: string;
        };
        /** @description One comparison of the books with the provider's record, and its scope. */
        MoneyCheck: {
            startedAt: components["schemas"]["Timestamp"];
            endedAt: components["schemas"]["Timestamp"];
            /** @description Reservations that started before then are skipped. */
            since: components["schemas"]["Timestamp"];
            reservations: components["schemas"]["Count"];
            charges: components["schemas"]["Count"];
            refunds: components["schemas"]["Count"];
            disputes: components["schemas"]["Count"];
            payouts: components["schemas"]["Count"];
            /** @description Payments and transfers at the payment provider that aren't ours, and were skipped. */
            others: components["schemas"]["Count"];
            /** @description Differences that disappeared when the provider was read again. */
            settled: components["schemas"]["Count"];
            /** @description Our balance at the provider by our books, in US cents. Null if the provider's account serves others too. */
            booksCents: number | null;
            /** @description The same by the provider's record. */
            providerCents: number | null;
        };
        /** @description A difference between our books and the provider's record. */
        MoneyDifference: {
            /**
             * @description The broken money invariant.
             * @enum {string}
             */
            rule: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "I8" | "I9" | "I10" | "state";
            /** @description The invariant in words. */
            title: string;
            /** @description The id of a reservation, payment, refund, dispute, payout or breeder, or the source of a booking. */
            subject: string;
            detail: string;
            firstSeenAt: components["schemas"]["Timestamp"];
            lastSeenAt: components["schemas"]["Timestamp"];
        };
        /** @description A payment or transfer of ours that the payment provider has and our records don't. */
        MoneyFinding: {
            id: components["schemas"]["Id"];
            /**
             * @description A payment by a buyer, or a transfer to a breeder's account.
             * @enum {string}
             */
            kind: "payment" | "transfer";
            /** @description The payment provider's id. */
            subject: string;
            /**
             * @description `refunding` lasts until the refund has arrived.
             * @enum {string}
             */
            status: "open" | "refunding" | "settled";
            amountCents: components["schemas"]["Cents"];
            /** @description The amount minus refunds, and minus the part that a bank or we took back. */
            leftCents: components["schemas"]["Cents"];
            /** @description Null if unknown. */
            petName: string | null;
            /** @description Null if unknown. */
            reservationNumber: string | null;
            /** @description The email address that the payment provider has. */
            buyerEmail: string | null;
            /** @description The breeder; null if unknown. */
            programName: string | null;
            happenedAt: components["schemas"]["Timestamp"];
            foundAt: components["schemas"]["Timestamp"];
            /** @description The payment provider's code for the last failed refund. Null if none failed. */
            failure: string | null;
            /** @description The reason why the sale can't be restored, as a sentence. Null if it can. */
            attachRefusal: string | null;
        };
        ReconciliationAnswer: {
            /** @description Null until the first comparison has ended. */
            check: components["schemas"]["MoneyCheck"] | null;
            /** @description Whether a comparison waits or runs now. */
            isUnderWay: boolean;
            differences: components["schemas"]["MoneyDifference"][];
            total: components["schemas"]["Count"];
            findings: components["schemas"]["MoneyFinding"][];
            findingsTotal: components["schemas"]["Count"];
            /** @description The sum that all of them still have. */
            findingsCents: components["schemas"]["Cents"];
        };
        MoneyFindingAnswer: {
            finding: components["schemas"]["MoneyFinding"];
            approval?: components["schemas"]["MoneyApproval"];
        };
        SettleFindingBody: {
            /** @description For the staff log. */
            reason: string;
        };
        /** @description A change by a decision, in words. */
        AuditChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        /** @description One decision of staff, with its reason, or one look of theirs at something private. The action of a look ends in `-read`. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Null if the server's operator did it.
             */
            actorId: string | null;
            actorName: string;
            action: string;
            /** @enum {string} */
            subjectKind: "user" | "verification" | "listing" | "parent" | "change-request" | "claim-change" | "report" | "dispute" | "order" | "discount-code" | "state-rule" | "shelter-invitation" | "staff-invitation" | "fraud-case" | "delivery";
            subjectId: string;
            /** @description Its current name. Null if it has none or no longer exists. */
            subjectName: string | null;
            reason: string | null;
            changes: components["schemas"]["AuditChange"][];
            at: components["schemas"]["Timestamp"];
        };
        AuditEntriesAnswer: {
            entries: components["schemas"]["AuditEntry"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A member of staff. */
        StaffMember: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            rank: components["schemas"]["StaffRank"];
            accountStatus: components["schemas"]["AccountStatus"];
            hasSecondFactor: boolean;
            /** @description The time of the latest call or sign-in. Null if there was none. */
            lastSeenAt: components["schemas"]["NullableTimestamp"];
        };
        /** @description An open invitation to the staff. */
        StaffInvited: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            rank: components["schemas"]["StaffRank"];
            /** @description Name of the admin who sent it. */
            invitedBy: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        StaffMembersAnswer: {
            staff: components["schemas"]["StaffMember"][];
            invitations: components["schemas"]["StaffInvited"][];
        };
        InviteStaffBody: {
            email: components["schemas"]["Email"];
            rank: components["schemas"]["StaffRank"];
        };
        ChangeStaffRankBody: {
            rank: components["schemas"]["StaffRank"];
        };
        StaffInvitation: {
            /** @enum {string} */
            status: "open" | "used" | "expired";
            /** @description The invited address. Null unless the invitation is open. */
            email: string | null;
            rank?: components["schemas"]["StaffRank"];
        };
        StaffInvitationAnswer: {
            invitation: components["schemas"]["StaffInvitation"];
        };
        JoinStaffBody: {
            token: string;
        };
        /** @enum {string} */
        SocialProvider: "google" | "facebook";
        /** @description An account at another provider that signs the person in here. */
        SignInConnection: {
            provider: components["schemas"]["SocialProvider"];
            connectedAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["Timestamp"];
        };
        SignInWaysAnswer: {
            hasPassword: boolean;
            connections: components["schemas"]["SignInConnection"][];
        };
        SocialUrlAnswer: {
            /** Format: uri */
            url: string;
        };
        SocialCallbackBody: {
            code: string;
            state: string;
            /** @description The issuer, if the provider names it (RFC 9207). */
            iss?: string;
            /** @description Required if this creates a new account. */
            termsVersion?: string;
            secondFactorCode?: components["schemas"]["SecondFactorCode"];
        };
        SocialSessionAnswer: {
            user: components["schemas"]["User"];
            accessToken: components["schemas"]["AccessToken"];
            returnTo: components["schemas"]["ReturnPath"];
            /** @description Whether this sign-in created the account. */
            isNewAccount: boolean;
        };
        /** @description Something that needs the breeder's attention. */
        DashboardTask: {
            /** @enum {string} */
            kind: "reservation-paid" | "hand-over" | "complete-sale" | "problem-reported" | "chargeback" | "balance-overdue" | "payouts" | "listing-rejected" | "parent-rejected" | "listing-draft" | "sale-barred" | "application" | "question" | "verification" | "waitlist";
            title: string;
            /** Format: uri-reference */
            url: string;
            dueAt: components["schemas"]["NullableTimestamp"];
            /**
             * Format: date
             * @description The calendar day of a deadline or a hand-off, in the pet's time zone. Null for a time that isn't a deadline.
             */
            dueOn: string | null;
        };
        StatusCount: {
            status: components["schemas"]["PetStatus"];
            /** @description The status as its breeder reads it. */
            label: string;
            count: components["schemas"]["Count"];
        };
        DashboardPreview: {
            tasks: components["schemas"]["DashboardTask"][];
            listingsByStatus: components["schemas"]["StatusCount"][];
            viewsThisWeek: components["schemas"]["Count"];
            viewsLastWeek: components["schemas"]["Count"];
            openReservations: components["schemas"]["Count"];
            reservationsInCheckout: components["schemas"]["Count"];
            reservationsAwaitingBalance: components["schemas"]["Count"];
            reservationsToHandOver: components["schemas"]["Count"];
            /** @description Below zero if the breeder's promo codes cost more than the open sales earn. */
            pendingFundsCents: components["schemas"]["SignedCents"];
            availableFundsCents: components["schemas"]["Cents"];
        };
        DashboardPreviewAnswer: {
            data: components["schemas"]["DashboardPreview"];
        };
        PetVideoBody: {
            petId?: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description MP4 or QuickTime. Send a video over 60 MB to the address of `getUploadUrl`.
             */
            video: Blob;
        };
        PetVideo: {
            fileKey: components["schemas"]["FileKey"];
            /** Format: uri-reference */
            location: string;
        };
        PetVideoAnswer: {
            video: components["schemas"]["PetVideo"];
        };
        PetVideoLocationAnswer: {
            /** Format: uri-reference */
            Location: string;
        };
        /**
         * Format: date
         * @description A go-home date as the breeder typed it, no sooner than 8 weeks after birth. Null if the pet goes home at 8 weeks.
         */
        TypedGoHomeDate: string | null;
        OwnHealthTest: {
            type: string;
            laboratory: string;
            result: string;
            testedOn: components["schemas"]["NullableDate"];
            documentKey: components["schemas"]["NullableFileKey"];
        };
        /** @description The fields of a listing that a breeder can write. Only the fields that are sent change. */
        ListingFields: {
            id?: components["schemas"]["Id"];
            /** @description A new value for each new draft. The same value repeats a call, which then saves that draft again. Not needed with an `id`. */
            idempotencyKey?: string;
            name?: string;
            type?: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breedId?: components["schemas"]["Id"];
            generation?: components["schemas"]["Generation"];
            sizeClass?: components["schemas"]["SizeClass"];
            coatType?: components["schemas"]["CoatType"];
            color?: string | null;
            description?: string;
            birthDate?: components["schemas"]["NullableDate"];
            goHomeDate?: components["schemas"]["TypedGoHomeDate"];
            weightLb?: number | null;
            adultWeightLb?: number | null;
            priceCents?: number | null;
            deliveryOptions?: components["schemas"]["DeliveryOption"][];
            badges?: components["schemas"]["BadgeId"][];
            goodWith?: components["schemas"]["GoodWith"][];
            training?: components["schemas"]["Training"][];
            exposure?: components["schemas"]["Exposure"][];
            registries?: components["schemas"]["RegistryDocument"][];
            registrationNumber?: string | null;
            microchipNumber?: string | null;
            geneticTesting?: boolean;
            healthTests?: components["schemas"]["OwnHealthTest"][];
            litterId?: components["schemas"]["Id"];
            sireId?: components["schemas"]["Id"];
            damId?: components["schemas"]["Id"];
            imageKeys?: components["schemas"]["FileKey"][];
            videoKey?: components["schemas"]["NullableFileKey"];
            /** @description Choices to clear. */
            clear?: ("generation" | "sizeClass" | "coatType" | "litterId" | "sireId" | "damId")[];
        };
        /** @description A status change that the breeder could make. `reason` says why it isn't possible now. */
        ListingAction: {
            status: components["schemas"]["PetStatus"];
            isPossible: boolean;
            reason: string | null;
        };
        ListingEvent: {
            status: components["schemas"]["PetStatus"];
            statusLabel: string;
            /** @enum {string} */
            actor: "breeder" | "admin" | "system";
            reason: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description New Photo Upload, New Video Upload, Pet Name, Pet Description.
         * @enum {string}
         */
        ChangeKind: "photo" | "video" | "name" | "description";
        WaitingChange: {
            kind: components["schemas"]["ChangeKind"];
            /** @description The new name or description, or the address of the new video. */
            text: string | null;
            /** @description The new photos, in gallery order. */
            images: components["schemas"]["PetImage"][];
        };
        /** @description A listing as its breeder edits it. In a draft, nearly every field may be missing. */
        PetDetails: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PetStatus"];
            statusLabel: string;
            name: string | null;
            type?: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breed?: components["schemas"]["BreedSummary"];
            generation?: components["schemas"]["Generation"];
            sizeClass?: components["schemas"]["SizeClass"];
            coatType?: components["schemas"]["CoatType"];
            color: string | null;
            description: string;
            birthDate: components["schemas"]["NullableDate"];
            goHomeDate: components["schemas"]["TypedGoHomeDate"];
            weightLb: number | null;
            adultWeightLb: number | null;
            priceCents: number | null;
            deliveryOptions: components["schemas"]["DeliveryOption"][];
            badges: components["schemas"]["BadgeId"][];
            goodWith: components["schemas"]["GoodWith"][];
            training: components["schemas"]["Training"][];
            exposure: components["schemas"]["Exposure"][];
            registries: components["schemas"]["RegistryDocument"][];
            registrationNumber: string | null;
            microchipNumber: string | null;
            geneticTesting: boolean;
            healthTests: components["schemas"]["OwnHealthTest"][];
            litterId?: components["schemas"]["Id"];
            sireId?: components["schemas"]["Id"];
            damId?: components["schemas"]["Id"];
            /** @description In gallery order; the first is the default. */
            imageKeys: components["schemas"]["FileKey"][];
            images: components["schemas"]["PetImage"][];
            /** Format: uri-reference */
            videoLocation: string | null;
            isOnHold: boolean;
            /** @description Fields that the draft still needs before it can be submitted. */
            missing: string[];
            actions: components["schemas"]["ListingAction"][];
            events: components["schemas"]["ListingEvent"][];
            pendingChanges: components["schemas"]["ChangeKind"][];
            /** @description The values that those changes ask for. Until staff accept them, the listing shows the earlier values. */
            waiting?: components["schemas"]["WaitingChange"][];
            /** @description Whether the breeder's listings and their changes are public at once. */
            skipsReview?: boolean;
            viewCount: components["schemas"]["Count"];
            shareCount: components["schemas"]["Count"];
            /** @description The reason why a state's law keeps buyers from reserving this pet, and what its breeder can do. Left out if no law does. */
            saleNotice?: string;
            /** @description Whether our team is checking the listing, which hides it from buyers. Left out if not. */
            isBeingChecked?: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PetDetailsAnswer: {
            petDetails: components["schemas"]["PetDetails"];
        };
        AddListingBody: {
            id: components["schemas"]["Id"];
        };
        OwnPetAnswer: {
            pet: components["schemas"]["PetDetails"];
        };
        /** @description A listing in the breeder's table. */
        OwnPetRow: {
            id: components["schemas"]["Id"];
            name: string | null;
            status: components["schemas"]["PetStatus"];
            statusLabel: string;
            type?: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breed?: components["schemas"]["BreedSummary"];
            image?: components["schemas"]["PetImage"];
            priceCents: number | null;
            isOnHold: boolean;
            viewCount: components["schemas"]["Count"];
            actions: components["schemas"]["ListingAction"][];
            updatedAt: components["schemas"]["Timestamp"];
        };
        OwnPetsAnswer: {
            pets: components["schemas"]["OwnPetRow"][];
            counts: components["schemas"]["StatusCount"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ListingIdsBody: {
            ids: components["schemas"]["Id"][];
        };
        ListingMessageAnswer: {
            message: string;
        };
        FileKeysBody: {
            fileKeys: components["schemas"]["FileKey"][];
        };
        ListingStatusBody: {
            /** @enum {string} */
            status: "available" | "temporary-pause" | "not-available" | "sold-external" | "no-longer-available" | "in-review";
            reason?: string;
        };
        /**
         * @description A field of a row, or `skip` for a column that is left out. ID, AnimalName and PrimaryBreed are required.
         * @enum {string}
         */
        ImportColumn: "skip" | "ID" | "AnimalName" | "PrimaryBreed" | "SecondaryBreed" | "Mix" | "Type" | "Sex" | "birth_date" | "Age" | "Price" | "Weight" | "Size" | "Color" | "Desc" | "Status" | "Shots" | "Altered" | "NoDogs" | "NoCats" | "NoKids" | "GoodWithDogs" | "GoodWithCats" | "GoodWithKids" | "photo1" | "photo2" | "photo3" | "photo4" | "photo5" | "photo6";
        ImportFileBody: {
            /**
             * Format: binary
             * @description CSV in UTF-8 with a header row.
             */
            file: Blob;
            /** @description The meaning of each column of the file, in the file's order; `skip` leaves a column out. Without this list, columns are recognized by the names that shelter software gives them. */
            columns?: components["schemas"]["ImportColumn"][];
        };
        ImportFileColumn: {
            /** @description The name in the file's first row. */
            header: string;
            column: components["schemas"]["ImportColumn"];
            /** @description The first cell that isn't empty. */
            example: string | null;
        };
        ImportProblem: {
            /** @description The line number in the file; the header is line 1. */
            row: number;
            column: string | null;
            value: string | null;
            detail: string;
            /** @description True if nothing needs fixing: the row's interpretation. */
            isNotice?: boolean;
        };
        ImportReport: {
            isDryRun: boolean;
            columns: components["schemas"]["ImportFileColumn"][];
            /** @description Required columns that the file lacks. If there are any, no row was read. Only a dry run returns this. */
            missing: components["schemas"]["ImportColumn"][];
            rows: components["schemas"]["Count"];
            created: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
            /** @description Errors to fix, by row; then notices, by row. */
            problems: components["schemas"]["ImportProblem"][];
        };
        ImportReportAnswer: {
            report: components["schemas"]["ImportReport"];
        };
        ReportListingBody: {
            /** @enum {string} */
            reason: "not-real" | "stolen-pictures" | "animal-welfare" | "wrong-facts" | "asks-for-money-elsewhere" | "other";
            details?: string;
        };
        ListingReport: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
        };
        ListingReportAnswer: {
            report: components["schemas"]["ListingReport"];
        };
        /** @description Current prices of other pets of the breed; rescues are counted separately. A tenth cost less than the lower price, and a tenth more than the higher price. */
        UsualPrice: {
            lowCents: components["schemas"]["Cents"];
            highCents: components["schemas"]["Cents"];
            count: components["schemas"]["Count"];
        };
        /**
         * @description A part of a text that leads off the site: a contact detail, a payment service, or (contact) a social network or another way to get in touch.
         * @enum {string}
         */
        TextFlag: "phone" | "email" | "link" | "payment" | "address" | "contact";
        /** @description Parts found in the waiting text. Empty if there are none. */
        TextFlags: components["schemas"]["TextFlag"][];
        /** @description A listing with its breeder, and with figures for staff to compare. `shown` is the listing as the public would see it. It is left out if the public can't see it, for example while its breeder's account isn't Active. `usualPrice` is left out if fewer than five other pets of the breed are for sale. */
        ReviewListing: {
            pet: components["schemas"]["PetDetails"];
            breeder: components["schemas"]["BreederSummary"];
            submittedAt: components["schemas"]["Timestamp"];
            shown?: components["schemas"]["Pet"];
            usualPrice?: components["schemas"]["UsualPrice"];
            textFlags: components["schemas"]["TextFlags"];
        };
        ReviewListingsAnswer: {
            pets: components["schemas"]["ReviewListing"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description `updatedAt` is the listing's own, from when staff reviewed it. A listing that has changed since is refused, because staff can't approve a version that they haven't seen. */
        DecideListingBody: {
            /** @enum {string} */
            status: "available" | "rejected" | "not-approved-internal" | "in-review" | "no-longer-available";
            /** @description Required for all decisions but an approval. */
            reason?: string;
            updatedAt?: components["schemas"]["Timestamp"];
        };
        /** @description The father or mother of a parent: one of the breeder's own parents, or a parent entered by hand. A registration number is matched across all breeders. */
        PedigreeParent: {
            parentId?: components["schemas"]["Id"];
            /** @description The name, also for one of the breeder's own parents. */
            name: string;
            registrationNumber?: string;
        };
        /** @description A parent as its breeder edits it. */
        ParentDetails: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "live" | "in-review" | "rejected" | "in-progress" | "no-longer-available";
            statusLabel: string;
            /** @description The change that a rejected parent needs. */
            reason: string | null;
            name: string;
            type: components["schemas"]["PetType"];
            sex: components["schemas"]["PetSex"];
            breed: components["schemas"]["BreedSummary"];
            birthDate: components["schemas"]["NullableDate"];
            color: string | null;
            coatType?: components["schemas"]["CoatType"];
            sizeClass?: components["schemas"]["SizeClass"];
            weightLb: number | null;
            description: string;
            registries: components["schemas"]["RegistryDocument"][];
            registrationNumber: string | null;
            geneticTesting: boolean;
            healthTests: components["schemas"]["OwnHealthTest"][];
            sire?: components["schemas"]["PedigreeParent"];
            dam?: components["schemas"]["PedigreeParent"];
            imageKeys: components["schemas"]["FileKey"][];
            images: components["schemas"]["PetImage"][];
            littersCount: components["schemas"]["Count"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A parent, its breeder, and the time it has been waiting. */
        ReviewParent: {
            parent: components["schemas"]["ParentDetails"];
            breeder: components["schemas"]["BreederSummary"];
            submittedAt: components["schemas"]["Timestamp"];
            textFlags: components["schemas"]["TextFlags"];
        };
        ReviewParentsAnswer: {
            parents: components["schemas"]["ReviewParent"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description `updatedAt` is the parent's own, from when staff reviewed it. A parent that has changed since is refused. */
        DecideParentBody: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** @description Required to reject. */
            reason?: string;
            updatedAt?: components["schemas"]["Timestamp"];
        };
        ParentDetailsAnswer: {
            petDetails: components["schemas"]["ParentDetails"];
        };
        ChangeRequest: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ChangeKind"];
            /** @enum {string} */
            status: "open" | "accepted" | "rejected";
            petId: components["schemas"]["Id"];
            petName: string;
            breeder: components["schemas"]["BreederSummary"];
            oldText: string | null;
            newText: string | null;
            textFlags: components["schemas"]["TextFlags"];
            oldImages: components["schemas"]["PetImage"][];
            newImages: components["schemas"]["PetImage"][];
            reason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
        };
        ChangeRequestsAnswer: {
            changeRequests: components["schemas"]["ChangeRequest"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DecideChangeBody: {
            /** @enum {string} */
            decision: "accept" | "reject";
            /** @description Required to reject. */
            reason?: string;
        };
        ChangeRequestAnswer: {
            changeRequest: components["schemas"]["ChangeRequest"];
        };
        SiblingsAnswer: {
            pets: components["schemas"]["PetCard"][];
        };
        /**
         * @description A claim that staff verify. `legal-name` is the owner's own name, as on their ID. `premises` are the photos of the pets' home.
         * @enum {string}
         */
        ClaimKind: "name" | "legal-name" | "place" | "licence" | "premises";
        /** @description The name, the license, the full address or the number of photos. Null if there is none. */
        ClaimText: string | null;
        /** @description Photos of the premises; empty for other kinds. */
        ClaimPhotos: components["schemas"]["FileKey"][];
        /** @description The last question that staff asked. Null if there is none. */
        ClaimQuestion: string | null;
        /** @description The seller's answer to it. Null until then. */
        ClaimAnswer: string | null;
        /** @description A change of a verified claim. The old value stays public until it is accepted. */
        ClaimChange: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ClaimKind"];
            /** @enum {string} */
            status: "open" | "accepted" | "rejected";
            breeder: components["schemas"]["BreederSummary"];
            oldText: components["schemas"]["ClaimText"];
            newText: components["schemas"]["ClaimText"];
            oldPhotos: components["schemas"]["ClaimPhotos"];
            newPhotos: components["schemas"]["ClaimPhotos"];
            textFlags: components["schemas"]["TextFlags"];
            question: components["schemas"]["ClaimQuestion"];
            answer: components["schemas"]["ClaimAnswer"];
            reason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
        };
        ClaimChangesAnswer: {
            claimChanges: components["schemas"]["ClaimChange"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DecideClaimChangeBody: {
            /** @enum {string} */
            decision: "accept" | "ask" | "reject";
            /** @description Required to ask and to reject. The seller reads it. */
            reason?: string;
        };
        ClaimChangeAnswer: {
            claimChange: components["schemas"]["ClaimChange"];
        };
        AnswerClaimChangeBody: {
            /** @description Only staff read it. */
            answer: string;
        };
        /** @description A change of a verified claim, as its breeder sees it. */
        OwnClaimChange: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ClaimKind"];
            oldText: components["schemas"]["ClaimText"];
            newText: components["schemas"]["ClaimText"];
            newPhotos: components["schemas"]["ClaimPhotos"];
            question: components["schemas"]["ClaimQuestion"];
            answer: components["schemas"]["ClaimAnswer"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A breeder's own program, as the dashboard needs it. */
        BreederData: {
            breederProfile: components["schemas"]["BreederProfile"];
            /** @description The program's own address, which the public page doesn't show. */
            phoneNumber: string | null;
            verification: components["schemas"]["VerificationStatus"];
            /** @description Whether new listings skip the review. */
            autoApprove: boolean;
            listingsByStatus: components["schemas"]["StatusCount"][];
            /** @description Changes waiting for staff, at most one of each kind. */
            claimChanges: components["schemas"]["OwnClaimChange"][];
        };
        BreederDataAnswer: {
            breederData: components["schemas"]["BreederData"];
        };
        ChangePremisesBody: {
            /** @description The caller's uploaded files with the purpose rearing-area. */
            rearingArea: components["schemas"]["FileKey"][];
        };
        /** @description Changes only the fields that are sent. The city and state follow from the ZIP code. Once a verification is submitted, a new name, place or license waits for staff in `claimChanges`: the current value stays until they accept it. Sending the current value again withdraws the open change. From then on, the sale contract names an accepted name and place. */
        UpdateBreederBody: {
            name?: string;
            /** @description Plain text. */
            story?: string;
            breederProgramAddress?: components["schemas"]["ProgramAddress"];
            postalCode?: components["schemas"]["PostalCode"];
            phoneNumber?: string | null;
            licence?: string | null;
            breedingSince?: number | null;
            coverKey?: components["schemas"]["NullableFileKey"];
            profileImageKey?: components["schemas"]["NullableFileKey"];
            /** @enum {integer} */
            depositRefundPercent?: 0 | 50 | 100;
        };
        ParentsAnswer: {
            petParents: components["schemas"]["ParentDetails"][];
        };
        PublicParentsAnswer: {
            petParents: components["schemas"]["ParentSummary"][];
        };
        ParentFields: {
            name: string;
            type: components["schemas"]["PetType"];
            sex: components["schemas"]["PetSex"];
            breedId: components["schemas"]["Id"];
            birthDate?: components["schemas"]["NullableDate"];
            color?: string | null;
            coatType?: components["schemas"]["CoatType"];
            sizeClass?: components["schemas"]["SizeClass"];
            weightLb?: number | null;
            description?: string;
            registries?: components["schemas"]["RegistryDocument"][];
            registrationNumber?: string | null;
            geneticTesting?: boolean;
            healthTests?: components["schemas"]["OwnHealthTest"][];
            sire?: components["schemas"]["PedigreeParent"];
            dam?: components["schemas"]["PedigreeParent"];
            imageKeys?: components["schemas"]["FileKey"][];
        };
        /** @description `parent` replaces all fields of the parent. */
        UpdateParentBody: {
            id: components["schemas"]["Id"];
            parent: components["schemas"]["ParentFields"];
            /** @enum {string} */
            status?: "live" | "no-longer-available";
        };
        /** @enum {string} */
        LitterState: "planned" | "expected" | "born";
        /** @description A littermate as its breeder sees it in a list. */
        LitterPet: {
            id: components["schemas"]["Id"];
            name: string | null;
            sex?: components["schemas"]["PetSex"];
            status: components["schemas"]["PetStatus"];
            statusLabel: string;
            image?: components["schemas"]["PetImage"];
        };
        OwnLitter: {
            id: components["schemas"]["Id"];
            name: string;
            state: components["schemas"]["LitterState"];
            type: components["schemas"]["PetType"];
            breed: components["schemas"]["BreedSummary"];
            sire?: components["schemas"]["ParentSummary"];
            dam?: components["schemas"]["ParentSummary"];
            expectedDate: components["schemas"]["NullableDate"];
            birthDate: components["schemas"]["NullableDate"];
            goHomeDate: components["schemas"]["NullableDate"];
            litterNumber: string | null;
            petsCount: components["schemas"]["Count"];
            availableCount: components["schemas"]["Count"];
            /** @description The littermates, sorted by name. */
            pets: components["schemas"]["LitterPet"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        OwnLittersAnswer: {
            litters: components["schemas"]["OwnLitter"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        LitterBody: {
            name: string;
            state: components["schemas"]["LitterState"];
            breedId: components["schemas"]["Id"];
            sireId?: components["schemas"]["Id"];
            damId?: components["schemas"]["Id"];
            expectedDate?: components["schemas"]["NullableDate"];
            birthDate?: components["schemas"]["NullableDate"];
            goHomeDate?: components["schemas"]["NullableDate"];
            litterNumber?: string | null;
        };
        OwnLitterAnswer: {
            litter: components["schemas"]["OwnLitter"];
        };
        ApplicationQuestion: {
            id: string;
            text: string;
            /** @enum {string} */
            kind: "text" | "long-text" | "yes-no" | "choice";
            isRequired: boolean;
            choices: string[];
        };
        ApplicationForm: {
            breederId: components["schemas"]["Id"];
            /** @description A reservation needs an approved application. */
            isRequired: boolean;
            questions: components["schemas"]["ApplicationQuestion"][];
        };
        ApplicationFormAnswer: {
            form: components["schemas"]["ApplicationForm"];
        };
        ApplicationFormBody: {
            isRequired: boolean;
            questions: components["schemas"]["ApplicationQuestion"][];
        };
        /** @enum {string} */
        ApplicationStatus: "draft" | "submitted" | "approved" | "declined" | "withdrawn";
        ApplicationReply: {
            questionId: string;
            text: string;
        };
        /** @description A pet the buyer already has, with the facts of its profile when the application was submitted. */
        ApplicationPet: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breedName: string | null;
            birthDate: components["schemas"]["NullableDate"];
            weightLb: number | null;
        };
        /** @description `petStatus` is the pet's status now; left out if the public can't see the pet. */
        Application: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            breeder: components["schemas"]["BreederSummary"];
            /** @description First name and initial; the full name from the first payment on. */
            buyerName: string;
            petId?: components["schemas"]["Id"];
            /** @description The pet for which the application was started. */
            petName: string | null;
            petStatus?: components["schemas"]["PetStatus"];
            /** @description The questions when the application was started. */
            questions: components["schemas"]["ApplicationQuestion"][];
            answers: components["schemas"]["ApplicationReply"][];
            ownPets: components["schemas"]["ApplicationPet"][];
            reason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            submittedAt: components["schemas"]["NullableTimestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
        };
        ApplicationsAnswer: {
            applications: components["schemas"]["Application"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        SubmitApplicationBody: {
            breederId: components["schemas"]["Id"];
            petId?: components["schemas"]["Id"];
            answers: components["schemas"]["ApplicationReply"][];
            /** @description Profiles of the caller's pets that the breeder reads with the application, as they are when it is submitted. None by default. */
            petProfileIds?: components["schemas"]["Id"][];
            isDraft: boolean;
        };
        ApplicationAnswer: {
            application: components["schemas"]["Application"];
        };
        UpdateApplicationBody: {
            /** @enum {string} */
            status: "withdrawn" | "approved" | "declined";
            /** @description Required to decline. */
            reason?: string;
        };
        /** @description An item or service that can be bought with a pet, or after it. */
        AddOn: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            priceCents: components["schemas"]["Cents"];
            petTypes: components["schemas"]["PetType"][];
            /** @description True until it is delivered. */
            isRefundable: boolean;
        };
        AddOnsAnswer: {
            addOns: components["schemas"]["AddOn"][];
        };
        RefundQuoteBody: {
            reservationId: components["schemas"]["Id"];
        };
        RefundQuoteAnswer: {
            refundQuote: components["schemas"]["RefundQuote"];
        };
        /** @enum {string} */
        DisputeStatus: "open" | "waiting-for-breeder" | "waiting-for-buyer" | "decided";
        /** @enum {string} */
        DisputeReason: "not-as-described" | "health" | "not-delivered" | "paperwork" | "other";
        /** @description A file that was sent with a message. Only both sides of the sale and staff can read it. */
        DisputeFile: {
            fileKey: components["schemas"]["FileKey"];
            /**
             * Format: uri
             * @description Works for five minutes.
             */
            url: string;
            name: string;
            contentType: string;
            /** @description The size in bytes. */
            size: number;
        };
        DisputeMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            by: "buyer" | "breeder" | "staff";
            text: string;
            fileKeys: components["schemas"]["FileKey"][];
            /** @description The files of `fileKeys` that still exist. */
            files: components["schemas"]["DisputeFile"][];
            at: components["schemas"]["Timestamp"];
        };
        Dispute: {
            id: components["schemas"]["Id"];
            reservedPetId: components["schemas"]["Id"];
            petName: string;
            sellerName: string;
            status: components["schemas"]["DisputeStatus"];
            reason: components["schemas"]["DisputeReason"];
            messages: components["schemas"]["DisputeMessage"][];
            /**
             * @description The decision of staff. Left out while the dispute is open.
             * @enum {string}
             */
            outcome?: "release" | "refund";
            /** @description The amount refunded to the buyer by the decision. Null if there is none. */
            refundCents: number | null;
            /**
             * @description The status of that refund, which stays owed until it has arrived. Left out if there is none.
             * @enum {string}
             */
            refundStatus?: "on-its-way" | "delayed" | "arrived";
            /** @description The breeder's part of refundCents. Null until a refund is decided. After a full refund, this is all that the sale had brought the breeder, which is more than the refund if a code paid for some of the sale. */
            breederCents?: number | null;
            /** @description Hearthpaw's part of refundCents, with its fees. Null until a refund is decided. Negative if Hearthpaw recovers the money that its code paid. Refunded sales tax and a refunded donation make up the rest. */
            platformCents?: number | null;
            /** @description The last day for the breeder's reply, in the pet's time zone. Null in disputes older than this deadline. */
            replyDueOn?: components["schemas"]["NullableDate"];
            hasBreederReplied?: boolean;
            /** @description The reason why staff resolved it without a reply, before the breeder's reply was due. */
            earlyReason?: string | null;
            /** @description Whether the decision ended the sale and undid all of it. */
            hasSaleEnded?: boolean;
            decision: string | null;
            createdAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
        };
        DisputesAnswer: {
            disputes: components["schemas"]["Dispute"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OpenDisputeBody: {
            reservedPetId: components["schemas"]["Id"];
            reason: components["schemas"]["DisputeReason"];
            text: string;
            fileKeys?: components["schemas"]["FileKey"][];
        };
        DisputeAnswer: {
            dispute: components["schemas"]["Dispute"];
            approval?: components["schemas"]["MoneyApproval"];
        };
        ReplyDisputeBody: {
            text: string;
            fileKeys?: components["schemas"]["FileKey"][];
        };
        /** @description A dispute, as staff see it. */
        AdminDispute: {
            dispute: components["schemas"]["Dispute"];
            reservationNumber: string;
            /**
             * @description The status of the sale when the buyer reported the problem.
             * @enum {string}
             */
            statusBefore: "paid" | "handed-over" | "completed";
            /** @description Whether a bank disputes a payment of this sale now. */
            isBankDisputed: boolean;
            buyerName: string;
            sellerName: string;
            totalCents: components["schemas"]["Cents"];
            /** @description The paid amount that is neither refunded nor owed. */
            refundableCents: number;
            /** @description Whether the breeder hasn't replied and still has time to. */
            isReplyDue?: boolean;
        };
        AdminDisputesAnswer: {
            disputes: components["schemas"]["AdminDispute"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A breeder's funds. pendingCents are the pending funds of this sale. */
        BreederFunds: {
            pendingCents: components["schemas"]["SignedCents"];
            availableCents: components["schemas"]["SignedCents"];
            owedCents: components["schemas"]["SignedCents"];
        };
        /** @description The effect of a refund now. breederCents, platformCents and othersCents add up to refundCents, and so do the targets. */
        DisputeQuote: {
            disputeId: components["schemas"]["Id"];
            refundableCents: components["schemas"]["Cents"];
            refundCents: components["schemas"]["Cents"];
            breederCents: components["schemas"]["SignedCents"];
            platformCents: components["schemas"]["SignedCents"];
            /** @description Refunded sales tax and refunded donation. */
            othersCents: components["schemas"]["SignedCents"];
            /** @description The amount that the breeder pays if each side refunds its own share. */
            shareCents: components["schemas"]["SignedCents"];
            /** @description The largest amount that the breeder can be asked to pay of it. */
            mostBreederCents: components["schemas"]["SignedCents"];
            targets: components["schemas"]["RefundTarget"][];
            fundsBefore: components["schemas"]["BreederFunds"];
            fundsAfter: components["schemas"]["BreederFunds"];
        };
        DisputeQuoteAnswer: {
            quote: components["schemas"]["DisputeQuote"];
        };
        DecideDisputeBody: {
            /** @enum {string} */
            outcome: "release" | "refund";
            /** @description Only for a refund: the part of the payment to refund, at most all that hasn't been refunded. Without it, everything is refunded and the sale ends as refunded, even if it was free or a bank took the money. After a partial refund, the sale stays completed. */
            refundCents?: number;
            /** @description Only for a partial refund: the amount that the breeder pays of it, up to the quote's mostBreederCents. Hearthpaw pays the rest. By default, each side refunds its own share. */
            breederCents?: number;
            /** @description The reason to resolve it without a reply, before the breeder's reply is due. Without it, the call returns 409 `reply_due`. Both sides read it. */
            earlyReason?: string;
            /** @description Only for a full refund: whether the pet is back with its breeder, which opens its listing again. By default, true if neither side has confirmed the hand-off. */
            isPetReturned?: boolean;
            /** @description Both sides read it. */
            reason: string;
        };
        /** @enum {string} */
        DeliveryKind: "Honest Delivery" | "Puppy Flight";
        /**
         * @description `to-arrange` has no carrier, `offered` waits for the carrier's answer, `scheduled` is accepted and has a window.
         * @enum {string}
         */
        DeliveryStatus: "to-arrange" | "offered" | "accepted" | "scheduled" | "picked-up" | "handed-off" | "canceled" | "failed";
        /** @description The planned pick-up at the breeder, and the arrival at the buyer between two moments. */
        DeliveryWindow: {
            pickUpAt: components["schemas"]["Timestamp"];
            arriveFrom: components["schemas"]["Timestamp"];
            arriveTo: components["schemas"]["Timestamp"];
        };
        /** @description The IANA time zones of the pick-up and of the arrival. */
        DeliveryTimeZones: {
            pickUp: string;
            arrival: string;
        };
        /** @description The place where the carrier picks the pet up. Only the breeder gets it, after saving it. */
        DeliveryPickUp: {
            address: components["schemas"]["Address"];
            /** @description Directions, or empty. */
            note: string;
        };
        /** @description A photo by the carrier, for both sides of the sale and staff. */
        DeliveryPhoto: {
            /** @enum {string} */
            of: "pick-up" | "hand-off";
            /**
             * Format: uri
             * @description Works for five minutes.
             */
            url: string;
            /** @description The width in pixels. */
            width: number;
            /** @description The height in pixels. */
            height: number;
        };
        /** @description A delivery, as the buyer or the breeder sees it. */
        Delivery: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["DeliveryKind"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description The accepted carrier's company, or their name. Null before that. */
            carrierName: string | null;
            window?: components["schemas"]["DeliveryWindow"];
            timeZones: components["schemas"]["DeliveryTimeZones"];
            /** @description Only for the buyer, until the hand-off. The buyer shows it when the pet arrives. */
            code?: string;
            pickUp?: components["schemas"]["DeliveryPickUp"];
            photos: components["schemas"]["DeliveryPhoto"][];
            /** @description The time of the latest change of the status. */
            statusAt: components["schemas"]["Timestamp"];
        };
        DeliveryAnswer: {
            delivery?: components["schemas"]["Delivery"];
        };
        DeliveryCarrier: {
            name: string;
            email: components["schemas"]["Email"];
            /** @description A US phone number in E.164. */
            phoneNumber: string | null;
            company: string | null;
        };
        /** @description A delivery in the list of staff. Amounts are cents. */
        StaffDelivery: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            /** @description The reservation's number. */
            number: string;
            petName: string;
            kind: components["schemas"]["DeliveryKind"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description Whether the sale is paid in full. A carrier picks the pet up only then. */
            isPaid: boolean;
            /** @description The first day on which the pet may leave. */
            goHomeDate: components["schemas"]["NullableDate"];
            buyerName: string;
            sellerName: string;
            /** @description City and state, such as Corvallis, OR. */
            from: string;
            /** @description City and state. */
            to: string;
            carrier?: components["schemas"]["DeliveryCarrier"];
            window?: components["schemas"]["DeliveryWindow"];
            /** @description The amount that the sale has booked for the delivery. */
            priceCents: number;
            /** @description The carrier's pay. Null before an offer. */
            costCents: number | null;
            statusAt: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
        };
        DeliveryCount: {
            status: components["schemas"]["DeliveryStatus"];
            /** @description Counting stops at 1,000. */
            count: number;
        };
        StaffDeliveriesAnswer: {
            deliveries: components["schemas"]["StaffDelivery"][];
            /** @description The number of deliveries that are not finished, for each of their statuses. */
            counts: components["schemas"]["DeliveryCount"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description One end of the way. The carrier gets the name, phone number and street only after accepting, and until the hand-off. */
        DeliveryPlace: {
            name: string | null;
            phoneNumber: string | null;
            line1: string | null;
            line2: string | null;
            city: string | null;
            state: components["schemas"]["State"];
            postalCode: string | null;
            note: string;
        };
        DeliveryEvent: {
            status: components["schemas"]["DeliveryStatus"];
            /** @enum {string} */
            by: "staff" | "carrier" | "system";
            /** @description The staff member or carrier. */
            name: string | null;
            reason: string | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        DeliveryAction: "offer" | "resend" | "withdraw" | "schedule" | "price" | "confirm" | "fail" | "cancel";
        /** @description All facts of a delivery that staff need. */
        StaffDeliveryPage: {
            delivery: components["schemas"]["StaffDelivery"];
            pickUp: components["schemas"]["DeliveryPlace"];
            dropOff: components["schemas"]["DeliveryPlace"];
            timeZones: components["schemas"]["DeliveryTimeZones"];
            photos: components["schemas"]["DeliveryPhoto"][];
            /** @description The latest 100 steps, oldest first. */
            events: components["schemas"]["DeliveryEvent"][];
            /** @description Whether the carrier's pay is in the books. */
            isCostBooked: boolean;
            linkExpiresAt: components["schemas"]["NullableTimestamp"];
            linkOpenedAt: components["schemas"]["NullableTimestamp"];
            /** @description Whether the carrier entered too many wrong codes. */
            isCodeLocked: boolean;
            /** @description The actions that are possible now. */
            actions: components["schemas"]["DeliveryAction"][];
        };
        StaffDeliveryAnswer: {
            page: components["schemas"]["StaffDeliveryPage"];
        };
        OfferDeliveryBody: {
            carrier: components["schemas"]["DeliveryCarrier"];
            /** @description The carrier's pay in cents. */
            costCents: number;
            window?: components["schemas"]["DeliveryWindow"];
        };
        UpdateDeliveryBody: {
            /** @enum {string} */
            action: "resend" | "withdraw" | "schedule" | "price" | "confirm" | "fail" | "cancel";
            window?: components["schemas"]["DeliveryWindow"];
            /** @description The carrier's pay in cents. */
            costCents?: number;
            /** @description Needed by `withdraw`, `confirm`, `fail` and `cancel`. Only staff read it. */
            reason?: string;
        };
        /** @description The token of the carrier's link. */
        DeliveryToken: string;
        OpenDeliveryLinkBody: {
            token: components["schemas"]["DeliveryToken"];
        };
        /** @description A delivery, as its carrier sees it. */
        CarrierDelivery: {
            petName: string;
            petType: components["schemas"]["PetType"];
            kind: components["schemas"]["DeliveryKind"];
            status: components["schemas"]["DeliveryStatus"];
            /** @description The carrier's pay in cents. */
            payCents: number;
            /** @description Whether the pet may be picked up: paid in full, old enough, and the sale isn't paused. */
            isReady: boolean;
            /** @description The reason if the pet may not be picked up yet. */
            readyReason?: string;
            window?: components["schemas"]["DeliveryWindow"];
            pickUp: components["schemas"]["DeliveryPlace"];
            dropOff: components["schemas"]["DeliveryPlace"];
            timeZones: components["schemas"]["DeliveryTimeZones"];
            carrierName: string;
            supportPhone: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        CarrierDeliveryAnswer: {
            delivery: components["schemas"]["CarrierDelivery"];
        };
        AnswerDeliveryBody: {
            token: components["schemas"]["DeliveryToken"];
            /** @enum {string} */
            answer: "accept" | "decline" | "schedule";
            window?: components["schemas"]["DeliveryWindow"];
            reason?: string;
        };
        UploadDeliveryPhotoBody: {
            token: components["schemas"]["DeliveryToken"];
            /** @enum {string} */
            contentType: "image/jpeg" | "image/png" | "image/webp" | "image/heic";
            /** @description The size in bytes. */
            size: number;
        };
        ReportDeliveryBody: {
            token: components["schemas"]["DeliveryToken"];
            /** @enum {string} */
            step: "picked-up" | "handed-off";
            fileKey: components["schemas"]["FileKey"];
            /** @description Only for a hand-off. */
            code?: string;
        };
        /** @description The number of a payout for people, such as PO-2C3D4E5F. */
        PayoutNumber: string;
        /** @description One line of the ledger. */
        PayoutLine: {
            reservationNumber: string | null;
            label: string;
            amountCents: components["schemas"]["SignedCents"];
            at: components["schemas"]["Timestamp"];
        };
        Payout: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["PayoutNumber"];
            /** @enum {string} */
            status: "pending" | "on-the-way" | "paid" | "failed" | "frozen";
            amountCents: components["schemas"]["Cents"];
            arrivesOn: components["schemas"]["NullableDate"];
            /** @description The provider's or bank's code for a failed payout, such as account_closed. */
            failure?: string | null;
            lines: components["schemas"]["PayoutLine"][];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description The breeder's time zone as an IANA name. Dates of bookings and payouts are days there. */
        BreedersZone: string;
        /** @description The next payout and its day in the breeder's time zone, by the current state. It will include funds that become available before then. Null if no payout is possible, or while a payout is being made. */
        NextPayout: {
            amountCents: components["schemas"]["Cents"];
            on: components["schemas"]["Date"];
        };
        /** @description The status of the breeder's account at the payment provider. */
        PayoutAccount: {
            /**
             * @description none: no details yet. incomplete: the provider needs more. ready: payouts can be made. restricted: the provider stopped them. bank-failed: the last payout was returned, and the bank details have to be entered again.
             * @enum {string}
             */
            status: "none" | "incomplete" | "ready" | "restricted" | "bank-failed";
            /** @description The details that the provider needs now, by the provider's own names such as external_account. */
            requirements: string[];
            failedAt: components["schemas"]["NullableTimestamp"];
        };
        PayoutWait: {
            reason: components["schemas"]["PayoutWaitReason"];
            amountCents: components["schemas"]["Cents"];
        };
        PayoutsAnswer: {
            payouts: components["schemas"]["Payout"][];
            isOnboarded: boolean;
            timeZone: components["schemas"]["BreedersZone"];
            nextPayout: components["schemas"]["NextPayout"] | null;
            account?: components["schemas"]["PayoutAccount"];
            /** @description Available funds below this amount wait for the next day. */
            minimumCents?: components["schemas"]["Cents"];
            /** @description Earnings that haven't left yet, by the reason for the wait. */
            waiting?: components["schemas"]["PayoutWait"][];
            /** @description Whether payouts wait until our team has checked the account. */
            isBeingChecked?: boolean;
            /** @description The breeder's debt beyond available funds. Later sales pay it. */
            owedCents?: components["schemas"]["Cents"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OnboardingAnswer: {
            /** Format: uri */
            url: string;
            /** @description Whether the provider's page returns to ours at its end. If false, open it in another tab. */
            returns?: boolean;
        };
        /** @description The payout of a price. priceCents = platformFeeCents + netCents. */
        PricePreview: {
            priceCents: components["schemas"]["Cents"];
            platformFeePercent: number;
            platformFeeCents: components["schemas"]["Cents"];
            netCents: components["schemas"]["Cents"];
            /** @description The first payment of a reservation. Without a deposit, the full price with the service fee. */
            depositCents: number;
        };
        PricePreviewAnswer: {
            pricePreview: components["schemas"]["PricePreview"];
        };
        /** @description An order, as staff see it in a list. */
        StaffOrder: {
            id: components["schemas"]["Id"];
            /**
             * @description addon: bought after the reservation.
             * @enum {string}
             */
            orderType: "pet" | "addon";
            number: string;
            reservedPetId: components["schemas"]["Id"];
            petName: string;
            buyerId: components["schemas"]["Id"];
            buyerName: string;
            buyerEmail: components["schemas"]["Email"];
            breederId: components["schemas"]["Id"];
            breederName: string;
            status: components["schemas"]["ReservationStatus"];
            totalCents: components["schemas"]["Cents"];
            paidCents: components["schemas"]["Cents"];
            refundedCents: components["schemas"]["Cents"];
            owedCents: components["schemas"]["Cents"];
            createdAt: components["schemas"]["Timestamp"];
        };
        StaffOrdersAnswer: {
            orders: components["schemas"]["StaffOrder"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description A refund of one of the order's payments. */
        OrderRefund: {
            id: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"];
            amountCents: components["schemas"]["Cents"];
            /** @enum {string} */
            status: "pending" | "failed" | "succeeded" | "settled";
            reason: string;
            failure: string | null;
            attempts: components["schemas"]["Count"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A transaction of the ledger; its lines sum to zero. */
        OrderBooking: {
            source: string;
            kind: string;
            at: components["schemas"]["Timestamp"];
            lines: {
                account: string;
                amountCents: components["schemas"]["SignedCents"];
            }[];
        };
        /** @description A payment as the payment provider has it now. */
        ProviderIntent: {
            id: string;
            /** @description The provider's own word, or `unknown` if the provider can't be reached. */
            status: string;
            amountCents: components["schemas"]["Cents"];
            receivedCents: components["schemas"]["Cents"];
            refunds: {
                id: string;
                status: string;
                amountCents: components["schemas"]["Cents"];
            }[];
        };
        /** @description A payment that the buyer's bank disputes. */
        OrderChargeback: {
            id: components["schemas"]["Id"];
            reservedPetId: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            number: string;
            petName: string;
            buyerName: string;
            breederName: string;
            amountCents: components["schemas"]["Cents"];
            feeCents: components["schemas"]["Cents"];
            reason: string;
            /** @enum {string} */
            status: "inquiry" | "open" | "won" | "lost";
            evidenceDueAt: components["schemas"]["NullableTimestamp"];
            openedAt: components["schemas"]["Timestamp"];
            closedAt: components["schemas"]["NullableTimestamp"];
        };
        /** @description An email about the reservation. */
        OrderMail: {
            /** @enum {string} */
            to: "buyer" | "breeder";
            subject: string;
            status: string;
            at: components["schemas"]["Timestamp"];
        };
        /** @description Everything that happened to an order, oldest first: its steps, payments, refunds, our ledger's bookings beside the payment provider's record, disputed payments and emails. */
        OrderStory: {
            order: components["schemas"]["StaffOrder"];
            /** @description The other orders of the reservation, oldest first. */
            relatedOrders: components["schemas"]["StaffOrder"][];
            orderDetails: components["schemas"]["OrderDetails"];
            payments: components["schemas"]["Payment"][];
            timeline: components["schemas"]["TimelineEntry"][];
            refunds: components["schemas"]["OrderRefund"][];
            bookings: components["schemas"]["OrderBooking"][];
            provider: components["schemas"]["ProviderIntent"][];
            chargebacks: components["schemas"]["OrderChargeback"][];
            mails: components["schemas"]["OrderMail"][];
        };
        OrderStoryAnswer: {
            story: components["schemas"]["OrderStory"];
        };
        /**
         * @description needs-response: evidence can be submitted. under-review: the bank has it. won, lost: the bank's decision.
         * @enum {string}
         */
        ChargebackState: "needs-response" | "under-review" | "won" | "lost";
        /** @description The texts that the bank reads, named like the payment provider's fields. */
        EvidenceTexts: {
            productDescription?: string;
            customerName?: string;
            customerEmail?: string;
            billingAddress?: string;
            serviceDate?: string;
            refundPolicyDisclosure?: string;
            explanation?: string;
        };
        /**
         * @description The fact that a file proves. The provider takes one file of each.
         * @enum {string}
         */
        EvidenceUse: "contract" | "handover" | "messages" | "delivery" | "receipt" | "refund-policy" | "other";
        EvidenceFile: {
            use: components["schemas"]["EvidenceUse"];
            fileKey: components["schemas"]["FileKey"];
        };
        SubmitEvidenceBody: {
            texts: components["schemas"]["EvidenceTexts"];
            files: components["schemas"]["EvidenceFile"][];
        };
        /** @description Evidence that the breeder or staff added for the bank. */
        ChargebackItem: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            by: "breeder" | "staff";
            text: string;
            files: components["schemas"]["DisputeFile"][];
            at: components["schemas"]["Timestamp"];
        };
        /** @description A disputed payment, as staff work on it. */
        ChargebackCase: {
            chargeback: components["schemas"]["OrderChargeback"];
            state: components["schemas"]["ChargebackState"];
            /** @description True if the deadline hasn't passed and nothing was submitted. */
            canSubmit: boolean;
            submittedAt: components["schemas"]["NullableTimestamp"];
            draft: components["schemas"]["EvidenceTexts"];
            submitted?: components["schemas"]["SubmitEvidenceBody"];
            items: components["schemas"]["ChargebackItem"][];
        };
        ChargebackCaseAnswer: {
            case: components["schemas"]["ChargebackCase"];
        };
        AddEvidenceBody: {
            text: string;
            fileKeys?: components["schemas"]["FileKey"][];
        };
        /** @description A disputed payment as the breeder of the sale sees it, with the evidence that the breeder added. */
        OwnChargeback: {
            id: components["schemas"]["Id"];
            reservedPetId: components["schemas"]["Id"];
            number: string;
            petName: string;
            amountCents: components["schemas"]["Cents"];
            reason: string;
            state: components["schemas"]["ChargebackState"];
            /** @description Whether evidence can still be added. */
            canAdd: boolean;
            evidenceDueAt: components["schemas"]["NullableTimestamp"];
            items: components["schemas"]["ChargebackItem"][];
            openedAt: components["schemas"]["Timestamp"];
        };
        OwnChargebacksAnswer: {
            chargebacks: components["schemas"]["OwnChargeback"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        OwnChargebackAnswer: {
            chargeback: components["schemas"]["OwnChargeback"];
        };
        ChargebacksAnswer: {
            chargebacks: components["schemas"]["OrderChargeback"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /**
         * @description sale: a full refund, which ends the open sale. part: a partial refund, which leaves the sale as it is.
         * @enum {string}
         */
        RefundScope: "sale" | "part";
        /**
         * @description Payer of the seller's share of a partial refund. breeder: the sale's pending funds, then the available funds, then the breeder owes the rest. platform: Hearthpaw; the breeder's funds don't change.
         * @enum {string}
         */
        RefundBearer: "breeder" | "platform";
        /** @description The effect of a refund by staff now. refundableCents is the amount paid for this order that is neither refunded, owed, nor taken by a bank. The lines and the targets add up to amountCents, and breederCents is the breeder's part of it. */
        StaffRefundQuote: {
            orderId: components["schemas"]["Id"];
            scope: components["schemas"]["RefundScope"];
            /** @description The refund for canceling the sale, including add-ons bought later. Null if the sale can't be canceled. */
            saleCents: number | null;
            refundableCents: components["schemas"]["Cents"];
            amountCents: components["schemas"]["Cents"];
            bornBy?: components["schemas"]["RefundBearer"];
            breederCents: components["schemas"]["SignedCents"];
            lines: components["schemas"]["RefundLine"][];
            targets: components["schemas"]["RefundTarget"][];
            fundsBefore: components["schemas"]["BreederFunds"];
            fundsAfter: components["schemas"]["BreederFunds"];
            statusAfter: components["schemas"]["ReservationStatus"];
            /**
             * @description available: listed again. sold: with its buyer, and not listed.
             * @enum {string}
             */
            petAfter: "available" | "sold" | "unchanged";
        };
        StaffRefundQuoteAnswer: {
            quote: components["schemas"]["StaffRefundQuote"];
        };
        RefundOrderBody: {
            scope: components["schemas"]["RefundScope"];
            /** @description For a sale, the quoted saleCents, or 0 if there is nothing to refund. For a part, at least 1. */
            amountCents: number;
            /** @description The amount from the quote. If it has changed since, nothing is refunded. */
            refundableCents: number;
            bornBy?: components["schemas"]["RefundBearer"];
            /** @description Only for a sale: whether the pet is with its breeder, which opens its listing again. By default, true if the buyer hasn't confirmed the hand-off. */
            isPetReturned?: boolean;
            /** @description Both sides read it. */
            reason: string;
            /** @description A new value for each intended refund. The same value repeats a call. */
            idempotencyKey: string;
        };
        StaffOrderAnswer: {
            order: components["schemas"]["StaffOrder"];
            approval?: components["schemas"]["MoneyApproval"];
        };
        /** @enum {string} */
        DiscountType: "Percentage" | "Amount" | "Free Delivery" | "Zero Total";
        DiscountCode: {
            id: components["schemas"]["Id"];
            code: string;
            type: components["schemas"]["DiscountType"];
            percent: number | null;
            amountCents: number | null;
            /** @enum {string} */
            funder: "platform" | "breeder";
            breederId?: components["schemas"]["Id"];
            breederName?: string;
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["NullableTimestamp"];
            usesLimit: number | null;
            usesLimitPerPerson: number | null;
            /** @description Orders that were paid with the code, and open orders that use it now. An order that ends unpaid no longer counts. */
            usesCount: components["schemas"]["Count"];
            isActive: boolean;
            createdAt: components["schemas"]["Timestamp"];
        };
        DiscountCodesAnswer: {
            discountCodes: components["schemas"]["DiscountCode"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DiscountCodeFields: {
            /** @description Letters, digits and hyphens. Capitals and small letters are the same. */
            code: string;
            type: components["schemas"]["DiscountType"];
            /** @description The percentage of a Percentage code. Null for other types. */
            percent: number | null;
            /** @description The amount of an Amount code. Null for other types. */
            amountCents: number | null;
            /**
             * @description Payer of the whole discount. A breeder also pays any part beyond the earnings from the sale.
             * @enum {string}
             */
            funder: "platform" | "breeder";
            /** @description The only breeder whose pets the code works for. Required if the breeder funds it. */
            breederId?: components["schemas"]["Id"];
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["NullableTimestamp"];
            /** @description Null for no limit. */
            usesLimit: number | null;
            /** @description Null for no limit. */
            usesLimitPerPerson?: number | null;
            /** @description If false, the code is off until it is turned on again. */
            isActive: boolean;
        };
        DiscountCodeAnswer: {
            discountCode: components["schemas"]["DiscountCode"];
        };
        /** @description A state's legal requirements for a sale that touches it. saleAllowed covers every pet, including shelters' pets. saleAllowedUnderOneYear covers breeders' pets that are younger than a year on the day they go home. Both apply to the state of the sale and the state of the delivery. bnplAllowed and depositRefundable also apply to the buyer's home state. The last change's person, time and reason are null until staff change the rule. */
        StateRule: {
            state: components["schemas"]["State"];
            name: string;
            saleAllowed: boolean;
            saleAllowedUnderOneYear: boolean;
            bnplAllowed: boolean;
            depositRefundable: boolean;
            note: string;
            source: string;
            asOf: components["schemas"]["Date"];
            /** @description The number of changes. */
            version: number;
            changedBy: string | null;
            changedAt: components["schemas"]["NullableTimestamp"];
            reason: string | null;
        };
        StateRulesAnswer: {
            stateRules: components["schemas"]["StateRule"][];
        };
        StateRuleFields: {
            saleAllowed: boolean;
            saleAllowedUnderOneYear: boolean;
            bnplAllowed: boolean;
            depositRefundable: boolean;
            note: string;
            source: string;
            asOf: components["schemas"]["Date"];
            /** @description The reason for the change. The log records it. */
            reason: string;
            /** @description The version on which the change is based. A rule that has changed since is refused with `rule_changed`. */
            version?: number;
        };
        StateRuleAnswer: {
            stateRule: components["schemas"]["StateRule"];
        };
        PostTag: string;
        PostFields: {
            title: string;
            text: string;
            tags?: components["schemas"]["PostTag"][];
            isAnonymous?: boolean;
            /** @description Uploaded photos (`post-image`) in their order. If left out of a change, the photos stay. */
            imageKeys?: components["schemas"]["FileKey"][];
        };
        NewPostBody: {
            post: components["schemas"]["PostFields"];
        };
        /** @description The author. An anonymous author is a pseudonym, and everything else is left out. */
        PostAuthor: {
            name: string;
            isAnonymous: boolean;
            programName?: string;
            breederId?: components["schemas"]["Id"];
            breederSlug?: components["schemas"]["BreederSlug"];
            /** Format: uri-reference */
            profileImageURL?: string;
        };
        PostReply: {
            id: components["schemas"]["Id"];
            _id: components["schemas"]["Id"];
            author: components["schemas"]["PostAuthor"];
            text: string;
            likesCount: components["schemas"]["Count"];
            isLiked: boolean;
            isMine: boolean;
            /** @description Whether the post's author wrote it. */
            isPostAuthor: boolean;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PostComment: {
            id: components["schemas"]["Id"];
            _id: components["schemas"]["Id"];
            author: components["schemas"]["PostAuthor"];
            text: string;
            likesCount: components["schemas"]["Count"];
            isLiked: boolean;
            isMine: boolean;
            /** @description Whether the post's author wrote it. */
            isPostAuthor: boolean;
            /** @description Whether its author deleted it while it had replies, which stay. */
            isDeleted: boolean;
            replies: components["schemas"]["PostReply"][];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        Post: {
            id: components["schemas"]["Id"];
            _id: components["schemas"]["Id"];
            author: components["schemas"]["PostAuthor"];
            title: string;
            text: string;
            tags: components["schemas"]["PostTag"][];
            images: components["schemas"]["PetImage"][];
            likesCount: components["schemas"]["Count"];
            isLiked: boolean;
            isBookmarked: boolean;
            isMine: boolean;
            /** @description Whether reports by several breeders have hidden it: only its author sees it until staff decide. Left out for everyone else. */
            isHidden?: boolean;
            /** @description The number of comments and replies. */
            commentsCount: components["schemas"]["Count"];
            /** @description The newest comments; empty in lists. */
            comments: components["schemas"]["PostComment"][];
            commentsCursor: components["schemas"]["NextCursor"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        PostDetailsAnswer: {
            postDetails: components["schemas"]["Post"];
        };
        PostsAnswer: {
            posts: components["schemas"]["Post"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        PostTagsAnswer: {
            tags: {
                tag: components["schemas"]["PostTag"];
                count: components["schemas"]["Count"];
            }[];
        };
        PostAnswer: {
            post: components["schemas"]["Post"];
        };
        UpdatePostBody: {
            post: components["schemas"]["PostFields"];
        };
        PostCommentsAnswer: {
            comments: components["schemas"]["PostComment"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        PostTextBody: {
            text: string;
            isAnonymous?: boolean;
        };
        ReportPostBody: {
            details: string;
        };
        PostReport: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
        };
        PostReportAnswer: {
            report: components["schemas"]["PostReport"];
        };
        /** @enum {string} */
        Timeframe: "7d" | "30d" | "90d" | "12m" | "all";
        /** @description A figure and its value in the previous period. */
        Figure: {
            value: number;
            previous: number | null;
            changePercent: number | null;
        };
        PetInterest: {
            petId: components["schemas"]["Id"];
            name: string;
            status: components["schemas"]["PetStatus"];
            views: components["schemas"]["Count"];
            favorites: components["schemas"]["Count"];
        };
        /** @description salesRevenue is the amount that buyers paid for pets in the timeframe, minus refunds. petsSold counts completed reservations, and avgSellingPrice is their average price. reservations counts first payments, and conversionPercent is the number of first payments per 100 views. */
        AnalyticsData: {
            timeframe: components["schemas"]["Timeframe"];
            salesRevenue: components["schemas"]["Figure"];
            availableFunds: components["schemas"]["Figure"];
            pendingFunds: components["schemas"]["Figure"];
            petsSold: components["schemas"]["Figure"];
            avgSellingPrice: components["schemas"]["Figure"];
            views: components["schemas"]["Figure"];
            reservations: components["schemas"]["Figure"];
            conversionPercent: number | null;
            /** @description The pets with the most views in the timeframe. */
            topPets: components["schemas"]["PetInterest"][];
        };
        AnalyticsAnswer: {
            analyticsData: components["schemas"]["AnalyticsData"];
        };
        SalesRevenueAnswer: {
            salesRevenue: components["schemas"]["Figure"];
        };
        AvailableFundsAnswer: {
            availableFunds: components["schemas"]["Figure"];
        };
        /** @description A sale whose earnings aren't available for payout yet. */
        PendingSale: {
            reservationId: components["schemas"]["Id"];
            reservationNumber: string;
            petName: string;
            amountCents: components["schemas"]["SignedCents"];
            availableAt: components["schemas"]["NullableTimestamp"];
            /**
             * @description The event that has to happen before `availableAt` is known, or `time` if it is known.
             * @enum {string}
             */
            waitsFor: "balance" | "hand-off" | "time" | "refund" | "dispute" | "chargeback";
            /** @description Null for a canceled sale that left money. */
            nextStep: components["schemas"]["SaleStep"] | null;
        };
        PendingFundsAnswer: {
            pendingFunds: components["schemas"]["Figure"];
            /** @description The sales the funds come from, soonest available first, at most 100. */
            sales?: components["schemas"]["PendingSale"][];
        };
        PetsSoldAnswer: {
            petsSold: components["schemas"]["Figure"];
        };
        AvgSellingPriceAnswer: {
            avgSellingPrice: components["schemas"]["Figure"];
        };
        /** @description A day or a month of the breeder's time zone, named by its first day. The points of a timeframe add up to its figures. */
        GrowthPoint: {
            date: components["schemas"]["Date"];
            salesCents: components["schemas"]["SignedCents"];
            petsSold: components["schemas"]["Count"];
            views: components["schemas"]["Count"];
        };
        SalesGrowthAnswer: {
            /** @enum {string} */
            interval: "day" | "month";
            timeZone: components["schemas"]["BreedersZone"];
            salesGrowthOverTime: components["schemas"]["GrowthPoint"][];
        };
        Year: number;
        /** @description The amounts of a month; 1 is January. */
        StatementMonth: {
            month: number;
            grossCents: components["schemas"]["SignedCents"];
            feesCents: components["schemas"]["SignedCents"];
            refundsCents: components["schemas"]["SignedCents"];
            chargebacksCents: components["schemas"]["SignedCents"];
            otherCents: components["schemas"]["SignedCents"];
            payoutsCents: components["schemas"]["SignedCents"];
            netCents: components["schemas"]["SignedCents"];
            paymentCount: components["schemas"]["Count"];
        };
        /** @description Changes of a breeder's money: gross sales of pets, our fees after refunds of them, refunds and lost chargebacks, payouts, and anything else (such as promo codes that the breeder pays for). netCents = gross - fees - refunds - chargebacks - payouts + other: the change of available, pending and owed funds together. paymentCount is the number of buyers' payments in the gross sales. */
        StatementAmounts: {
            grossCents: components["schemas"]["SignedCents"];
            feesCents: components["schemas"]["SignedCents"];
            refundsCents: components["schemas"]["SignedCents"];
            chargebacksCents: components["schemas"]["SignedCents"];
            otherCents: components["schemas"]["SignedCents"];
            payoutsCents: components["schemas"]["SignedCents"];
            netCents: components["schemas"]["SignedCents"];
            paymentCount: components["schemas"]["Count"];
        };
        /** @description closingCents = openingCents + total.netCents: the breeder's available and pending funds minus the breeder's debt, at the end of the year, or now if the year isn't over. years lists those with a statement, latest first. */
        YearlyStatement: {
            year: components["schemas"]["Year"];
            years: components["schemas"]["Year"][];
            sellerName: string;
            isShelter: boolean;
            cityAndState: string;
            timeZone: components["schemas"]["BreedersZone"];
            isOver: boolean;
            openingCents: components["schemas"]["SignedCents"];
            closingCents: components["schemas"]["SignedCents"];
            months: components["schemas"]["StatementMonth"][];
            total: components["schemas"]["StatementAmounts"];
        };
        YearlyStatementAnswer: {
            statement: components["schemas"]["YearlyStatement"];
        };
        /** @description The number of a payout for people. Null if there is none. */
        NullablePayoutNumber: string | null;
        /** @description The effect of one ledger booking on the breeder's money, in US cents. A release moves money from pending to available and leaves the balance unchanged. grossCents - feeCents = amountCents: the price, our fee and the rest, as in the yearly statement. payoutNumber names the payout that the line is, or that its available funds left with. */
        SalesTransaction: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Timestamp"];
            /** @description payment-deposit, payment-balance, payment-full, refund-owed, refund, release, debt, chargeback-lost, payout, payout-returned, payout-reversed; more may come. */
            kind: string;
            pendingCents?: components["schemas"]["SignedCents"];
            availableCents?: components["schemas"]["SignedCents"];
            reservationNumber: string | null;
            petName: string | null;
            /** @description Null until the buyer has paid. */
            buyerName: string | null;
            grossCents: components["schemas"]["SignedCents"];
            feeCents: components["schemas"]["SignedCents"];
            amountCents: components["schemas"]["SignedCents"];
            balanceCents: components["schemas"]["SignedCents"];
            payoutNumber: components["schemas"]["NullablePayoutNumber"];
        };
        TransactionsAnswer: {
            transactions: components["schemas"]["SalesTransaction"][];
            timeZone: components["schemas"]["BreedersZone"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ChatPartner: {
            /** @description A buyer's last name is an initial until a payment exists. */
            name: string;
            /** Format: uri-reference */
            profileImageURL: string;
            breederId?: components["schemas"]["Id"];
            breederSlug?: components["schemas"]["BreederSlug"];
        };
        /** @enum {string} */
        MaskedKind: "phone" | "email" | "payment" | "handle" | "link" | "address";
        /** @description A photo of a message. Its address is valid for some minutes. */
        ChatImage: {
            /** Format: uri */
            url: string;
            /** @description The file's name, masked like the text. */
            name: string;
            width: number;
            height: number;
        };
        ChatMessage: {
            id: components["schemas"]["Id"];
            clientId?: components["schemas"]["Id"];
            isMine: boolean;
            /** @description Contact details are masked until a payment exists: words in brackets replace each of them. Authors read their own messages as they wrote them. */
            text: string;
            /** @description Whether part of the message is masked for the other person. */
            isMasked: boolean;
            /** @description The kinds of contact details that are masked. */
            masked: components["schemas"]["MaskedKind"][];
            /** @description The other person asks for money, or for a payment outside Hearthpaw. Always false in the caller's own messages. */
            isAskingForMoney: boolean;
            images: components["schemas"]["ChatImage"][];
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether the caller can write, and if not, why. Writing ends for both sides when either side blocks the conversation or staff close it, and while the other account is closed or suspended.
         * @enum {string}
         */
        ChatStanding: "open" | "blocked-by-me" | "blocked" | "closed" | "closed-by-staff" | "suspended";
        Chat: {
            id: components["schemas"]["Id"];
            partner: components["schemas"]["ChatPartner"];
            pet?: components["schemas"]["PetCard"];
            lastMessage?: components["schemas"]["ChatMessage"];
            unreadCount: components["schemas"]["Count"];
            /** @description Whether either side blocks the other. */
            isBlocked: boolean;
            standing: components["schemas"]["ChatStanding"];
            /** @description Whether the caller gets no notifications about it. */
            isMuted: boolean;
            /** @description Whether the caller is the breeder in it. */
            isSelling: boolean;
            /** @description Whether contact details are masked in it now. */
            isContactHidden: boolean;
            reservedPetId?: components["schemas"]["Id"];
            readByPartnerAt: components["schemas"]["NullableTimestamp"];
            readByPartnerTo?: components["schemas"]["Id"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        ChatsAnswer: {
            chats: components["schemas"]["Chat"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        /** @description Continues a conversation, or starts one: about a pet, with a breeder, or (from either side) about a reservation. Send exactly one of the four ids, and text, images or both. */
        SendMessageBody: {
            chatId?: components["schemas"]["Id"];
            petId?: components["schemas"]["Id"];
            breederId?: components["schemas"]["Id"];
            reservedPetId?: components["schemas"]["Id"];
            clientId?: components["schemas"]["Id"];
            /** @description May be empty if there are images. */
            text: string;
            /** @description Keys of files uploaded with the purpose chat-image. */
            imageKeys?: components["schemas"]["FileKey"][];
        };
        SentMessageAnswer: {
            chat: components["schemas"]["Chat"];
            message: components["schemas"]["ChatMessage"];
        };
        FoundChatAnswer: {
            chat?: components["schemas"]["Chat"];
            partner: components["schemas"]["ChatPartner"];
            pet?: components["schemas"]["PetCard"];
            /** @description Whether the caller is the breeder in it. */
            isSelling: boolean;
            /** @description Whether contact details are hidden in it, until a deposit is paid. */
            isContactHidden: boolean;
        };
        UnreadMessagesAnswer: {
            unreadCount: components["schemas"]["Count"];
        };
        QuickReply: {
            id: components["schemas"]["Id"];
            text: string;
        };
        QuickRepliesAnswer: {
            replies: components["schemas"]["QuickReply"][];
        };
        QuickReplyBody: {
            replyId?: components["schemas"]["Id"];
            text: string;
        };
        QuickReplyAnswer: {
            reply: components["schemas"]["QuickReply"];
        };
        ChatAnswer: {
            chat: components["schemas"]["Chat"];
        };
        MuteChatBody: {
            isMuted: boolean;
        };
        MessagesAnswer: {
            messages: components["schemas"]["ChatMessage"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        ReportChatBody: {
            /** @enum {string} */
            reason: "spam" | "fraud" | "harassment" | "other";
            details?: string;
        };
        ChatReport: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
        };
        ChatReportAnswer: {
            report: components["schemas"]["ChatReport"];
        };
        QuestionMailBody: {
            name: string;
            email: components["schemas"]["Email"];
            breederId: components["schemas"]["Id"];
            petId?: components["schemas"]["Id"];
            text: string;
        };
        TrainingInquiryBody: {
            name: string;
            email: components["schemas"]["Email"];
            petId?: components["schemas"]["Id"];
            postalCode?: components["schemas"]["PostalCode"];
            text: string;
        };
        SupportMailBody: {
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @description The topic of the question. It becomes the subject of the email to our team, unless a subject is given.
             * @enum {string}
             */
            topic?: "reservation" | "account" | "listing" | "other";
            subject?: string;
            text: string;
        };
        FavoritedPet: {
            id: components["schemas"]["Id"];
            pet: components["schemas"]["PetCard"];
            addedAt: components["schemas"]["Timestamp"];
        };
        FavoritedPetsAnswer: {
            favoritedPets: components["schemas"]["FavoritedPet"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        FavouriteId: {
            id: components["schemas"]["Id"];
            petId: components["schemas"]["Id"];
        };
        FavouriteIdsAnswer: {
            favourites: components["schemas"]["FavouriteId"][];
        };
        AddFavouriteBody: {
            petId: components["schemas"]["Id"];
        };
        FavoritedPetAnswer: {
            favoritedPet: components["schemas"]["FavoritedPet"];
        };
        RemovedFavouriteAnswer: {
            message: string;
            id: components["schemas"]["Id"];
        };
        /** @description A pet that the person owns. */
        PetProfile: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breed?: components["schemas"]["BreedSummary"];
            birthDate: components["schemas"]["NullableDate"];
            weightLb: number | null;
            microchipNumber: string | null;
            notes: string;
            imageKey: components["schemas"]["NullableFileKey"];
            imageURL: string | null;
            createdAt: components["schemas"]["Timestamp"];
        };
        PetProfilesAnswer: {
            petProfiles: components["schemas"]["PetProfile"][];
        };
        PetProfileFields: {
            name: string;
            type: components["schemas"]["PetType"];
            sex?: components["schemas"]["PetSex"];
            breedId?: components["schemas"]["Id"];
            birthDate?: components["schemas"]["NullableDate"];
            weightLb?: number | null;
            microchipNumber?: string | null;
            notes?: string;
            imageKey?: components["schemas"]["NullableFileKey"];
        };
        PetProfileAnswer: {
            petProfile: components["schemas"]["PetProfile"];
        };
        UpdatePetProfileBody: {
            id: components["schemas"]["Id"];
            profile: components["schemas"]["PetProfileFields"];
        };
        /** @description A reminder that only the caller sees. */
        AddNotificationBody: {
            title: string;
            text?: string;
            url?: components["schemas"]["ReturnPath"];
        };
        Notification: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["NotificationGroup"];
            title: string;
            text: string;
            /** @description A path on this site. */
            url: string | null;
            /** @enum {string} */
            status: "unread" | "read" | "archived";
            createdAt: components["schemas"]["Timestamp"];
        };
        NotificationAnswer: {
            ok: boolean;
            notification: components["schemas"]["Notification"];
        };
        UpdateNotificationBody: {
            /** @enum {string} */
            status: "unread" | "read" | "archived";
        };
        /** @description 100 means 100 or more. */
        UnreadCount: number;
        NotificationsAnswer: {
            notifications: components["schemas"]["Notification"][];
            unreadCount: components["schemas"]["UnreadCount"];
            nextCursor: components["schemas"]["NextCursor"];
        };
        MarkNotificationsReadBody: {
            upTo: components["schemas"]["Id"];
        };
        NotificationsReadAnswer: {
            ok: boolean;
            unreadCount: components["schemas"]["UnreadCount"];
        };
        /** @description `name` and `email` belong to a person that a breeder adds to their own list. Without them, the caller joins. */
        JoinWaitlistBody: {
            breederId: components["schemas"]["Id"];
            litterId?: components["schemas"]["Id"];
            breedId?: components["schemas"]["Id"];
            sex?: components["schemas"]["PetSex"];
            note?: string;
            name?: string;
            email?: components["schemas"]["Email"];
        };
        /** @description One person's place in line. Breed and sex are left out if any will do. */
        Waitlist: {
            id: components["schemas"]["Id"];
            breeder: components["schemas"]["BreederSummary"];
            /** @description The name as the breeder typed it, else first name and initial; the full name from the first payment on. */
            personName: string;
            litterId?: components["schemas"]["Id"];
            litterName: string | null;
            breed?: components["schemas"]["BreedSummary"];
            sex?: components["schemas"]["PetSex"];
            /**
             * @description Accepted once a pet from an invitation is reserved. Expired once the 48 hours have passed.
             * @enum {string}
             */
            status: "waiting" | "invited" | "accepted" | "expired" | "rejected" | "left";
            /** @description The position among everyone waiting for the same pets, starting at 1. Null once the wait is over. */
            position: number | null;
            note: string;
            inviteEndsAt: components["schemas"]["NullableTimestamp"];
            /** @description Pets to choose from until the invitation ends. */
            pets: components["schemas"]["PetCard"][];
            isAddedByBreeder: boolean;
            reason: string | null;
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        WaitlistAnswer: {
            waitlist: components["schemas"]["Waitlist"];
        };
        WaitlistsAnswer: {
            waitingCount: components["schemas"]["Count"];
            invitedCount: components["schemas"]["Count"];
            waitlists: components["schemas"]["Waitlist"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        RejectWaitlistBody: {
            id: components["schemas"]["Id"];
            reason: string;
        };
        InviteWaitlistBody: {
            id: components["schemas"]["Id"];
            /** @description At least one. */
            petIds?: components["schemas"]["Id"][];
        };
        /** @description Wright's coefficient of inbreeding for a litter of the two, computed from the pedigrees known here, and the known share of those pedigrees. */
        Relatedness: {
            /** @description Rounded to a tenth. */
            inbreedingPercent: number;
            generations: number;
            /** @description Percentage of all ancestors in these generations. */
            knownPercent: number;
            /** @description Names, nearest first. */
            commonAncestors: string[];
        };
        /** @description `relatedness` is left out if a pedigree contradicts itself. */
        MatchCandidate: {
            parent: components["schemas"]["ParentSummary"];
            breeder: components["schemas"]["BreederSummary"];
            distanceMiles: number | null;
            healthTestsCount: components["schemas"]["Count"];
            isSameBreed: boolean;
            relatedness?: components["schemas"]["Relatedness"];
            /** @description The proposed or accepted match of these two. */
            matchId: string | null;
        };
        CandidatesAnswer: {
            pets: components["schemas"]["MatchCandidate"][];
            total: components["schemas"]["Count"];
            pageSize: number;
            page: number;
        };
        CreateMatchBody: {
            parentId: components["schemas"]["Id"];
            otherParentId: components["schemas"]["Id"];
            message: string;
        };
        /** @enum {string} */
        MatchStatus: "proposed" | "accepted" | "declined" | "withdrawn" | "expired" | "completed";
        /** @description A breeding pair. `relatedness` is left out if a pedigree contradicts itself. */
        Match: {
            _id: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            status: components["schemas"]["MatchStatus"];
            mine: components["schemas"]["ParentSummary"];
            other: components["schemas"]["ParentSummary"];
            otherBreeder: components["schemas"]["BreederSummary"];
            isProposedByMe: boolean;
            message: string;
            relatedness?: components["schemas"]["Relatedness"];
            /** @description Actions that the caller can take now. */
            allowed: ("accepted" | "declined" | "withdrawn" | "completed")[];
            expiresAt: components["schemas"]["NullableTimestamp"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        };
        NewMatchAnswer: {
            newMatch: components["schemas"]["Match"];
        };
        MatchesAnswer: {
            matches: components["schemas"]["Match"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        UpdateMatchBody: {
            /** @enum {string} */
            status: "accepted" | "declined" | "withdrawn" | "completed";
        };
        UpdatedMatchAnswer: {
            updatedMatch: components["schemas"]["Match"];
        };
        ChannelAuthBody: {
            socket_id: string;
            channel_name: string;
        };
        ChannelAuthAnswer: {
            auth: string;
            channel_data?: string;
        };
        ReportedMessage: {
            by: string;
            text: string;
            images: components["schemas"]["ChatImage"][];
            at: components["schemas"]["Timestamp"];
        };
        /** @description The real author, even if others read a pseudonym. */
        ReportedAuthor: {
            userId: components["schemas"]["Id"];
            name: string;
            email: string;
            isAnonymous: boolean;
        };
        ReportVoice: {
            reporter: string;
            /** @description The chosen reason, if the form had a choice. */
            reason: string | null;
            details: string;
            createdAt: components["schemas"]["Timestamp"];
        };
        StaffReport: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "post" | "listing" | "chat" | "review";
            subjectId: components["schemas"]["Id"];
            /** @description The post's title, the pet's name, the two people in a chat, or the name of a review. Empty if it no longer exists. */
            subject: string;
            /** @description The text of the post, listing or review, cut after 4,000 characters. */
            text: string;
            /** @description The photos of a post, listing or review. */
            images: components["schemas"]["PetImage"][];
            /** @description The latest messages of a chat, the oldest first. */
            messages: components["schemas"]["ReportedMessage"][];
            author: components["schemas"]["ReportedAuthor"] | null;
            /** @description The status of a post or review (shown, hidden, removed) or of a listing. Null for a chat, and if it no longer exists. */
            subjectStatus: string | null;
            reportsCount: components["schemas"]["Count"];
            /** @enum {string} */
            status: "open" | "kept" | "removed";
            reporters: string[];
            /** @description Statements of the latest reporters, oldest first. */
            voices: components["schemas"]["ReportVoice"][];
            createdAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
            reason: string | null;
        };
        StaffReportsAnswer: {
            reports: components["schemas"]["StaffReport"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DecideReportBody: {
            /** @enum {string} */
            decision: "keep" | "remove";
            reason: string;
        };
        StaffReportAnswer: {
            report: components["schemas"]["StaffReport"];
        };
        RestoreReportedBody: {
            reason: string;
        };
        /** @description One of the two sellers of a case. */
        FraudSide: {
            breederId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            programName: string;
            ownerName: string;
            email: string;
            isShelter: boolean;
            accountStatus: components["schemas"]["AccountStatus"];
            verification: components["schemas"]["VerificationStatus"];
            memberSince: components["schemas"]["Timestamp"];
            /** @description The number of completed sales. */
            salesCount: components["schemas"]["Count"];
            /** @description Earnings that could be paid out, at least 0. */
            availableCents: components["schemas"]["Cents"];
            /** @description Other open and kept cases of this seller. */
            otherCases: components["schemas"]["Count"];
        };
        FraudOtherListing: {
            petId: components["schemas"]["Id"];
            name: string;
            breed: string;
            status: components["schemas"]["PetStatus"];
            image?: components["schemas"]["PetImage"];
        };
        FraudListing: {
            petId: components["schemas"]["Id"];
            name: string;
            breed: string;
            status: components["schemas"]["PetStatus"];
            priceCents: components["schemas"]["Cents"] | null;
            image?: components["schemas"]["PetImage"];
            /** @description Whether buyers can't see it because of the case. False while a sale is in progress. */
            isAside: boolean;
            /** @description The other seller's listing with the same photo. Null if there is none, or if it was deleted. */
            other: components["schemas"]["FraudOtherListing"] | null;
        };
        FraudCase: {
            id: components["schemas"]["Id"];
            /**
             * @description The thing on hold: the seller's payouts, or the listings named.
             * @enum {string}
             */
            kind: "money" | "listing";
            /** @enum {string} */
            rule: "same_payout_account" | "same_identity_document" | "same_device" | "same_phone" | "photo_of_another_seller" | "price_far_below";
            /**
             * @description Open and kept cases hold payouts or hide listings.
             * @enum {string}
             */
            status: "open" | "kept" | "cleared";
            /** @description A sentence about the finding. */
            evidence: string;
            seller: components["schemas"]["FraudSide"];
            /** @description The seller who had it first. Null if the case is about only one listing. */
            other: components["schemas"]["FraudSide"] | null;
            /** @description Listings that the case hides, or would hide but for a sale in progress. */
            listings: components["schemas"]["FraudListing"][];
            openedAt: components["schemas"]["Timestamp"];
            decidedAt: components["schemas"]["NullableTimestamp"];
            /** @description Name of the team member who decided. */
            decidedBy: string | null;
            reason: string | null;
        };
        FraudCasesAnswer: {
            cases: components["schemas"]["FraudCase"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        DecideFraudCaseBody: {
            /** @enum {string} */
            decision: "keep" | "clear";
            reason: string;
        };
        FraudCaseAnswer: {
            case: components["schemas"]["FraudCase"];
        };
        SavedSearch: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The query string of searchPets, without sort and page. */
            query: string;
            /** @description The search page with these filters, as a path on this site. */
            url: string;
            /** @enum {string} */
            frequency: "instant" | "daily";
            /** @description Available pets found since the search was last opened. 100 means 100 or more. */
            newCount: number;
            createdAt: components["schemas"]["Timestamp"];
        };
        SavedSearchesAnswer: {
            savedSearches: components["schemas"]["SavedSearch"][];
        };
        SaveSearchBody: {
            name: string;
            /** @description The query string of searchPets; sort and page are left out. */
            query: string;
            /** @enum {string} */
            frequency: "instant" | "daily";
        };
        SavedSearchAnswer: {
            savedSearch: components["schemas"]["SavedSearch"];
        };
        UpdateSavedSearchBody: {
            name: string;
            /** @enum {string} */
            frequency: "instant" | "daily";
        };
        RatingCount: {
            rating: number;
            count: components["schemas"]["Count"];
        };
        ReviewsAnswer: {
            reviews: components["schemas"]["Review"][];
            ratingAverage: number | null;
            ratingCount: components["schemas"]["Count"];
            /** @description The number of reviews for each number of stars, five first. */
            ratings: components["schemas"]["RatingCount"][];
            nextCursor: components["schemas"]["NextCursor"];
        };
        WriteReviewBody: {
            reservedPetId: components["schemas"]["Id"];
            rating: number;
            title: string;
            text: string;
            /** @description Photos uploaded as `review-photo`. */
            fileKeys?: components["schemas"]["FileKey"][];
        };
        ReviewAnswer: {
            review: components["schemas"]["Review"];
        };
        UpdateReviewBody: {
            rating: number;
            title: string;
            text: string;
            /** @description All photos that the review shows from now on. If left out, the photos stay. */
            fileKeys?: components["schemas"]["FileKey"][];
        };
        AnswerReviewBody: {
            answer: string;
        };
        ReportReviewBody: {
            /** @enum {string} */
            reason: "not-real" | "harassment" | "personal-information" | "spam" | "other";
            details?: string;
        };
        ReviewReport: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Timestamp"];
        };
        ReviewReportAnswer: {
            report: components["schemas"]["ReviewReport"];
        };
    };
    responses: {
        /** @description The token; the matching cookie is set. */
        CsrfToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "csrfToken": "5qJt0m2Zx8Yw1cV7nLr4Kd9PzTf3hBsG.a1N6uE8oWi2y"
                 *     }
                 */
                "application/json": components["schemas"]["CsrfTokenAnswer"];
            };
        };
        /** @description The request is malformed, such as broken JSON, an unknown parameter or a bad header. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/malformed_request",
                 *       "title": "Malformed request",
                 *       "status": 400,
                 *       "detail": "The body is not valid JSON.",
                 *       "code": "malformed_request",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls of this class (`x-rate`), or of this kind. Wait for the Retry-After seconds. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too_many_requests",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Wait a moment and try again.",
                 *       "code": "too_many_requests",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "retryAfterSeconds": 20
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error on our side. It has been reported. Include the `requestId` when you ask about it. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal",
                 *       "title": "Something went wrong",
                 *       "status": 500,
                 *       "detail": "Something went wrong. Please try again later.",
                 *       "code": "internal",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "error": "Something went wrong. Please try again later."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service, or one it depends on, isn't available, or the response took longer than `answerSeconds`. Try again after the Retry-After seconds. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unavailable",
                 *       "title": "Not available right now",
                 *       "status": 503,
                 *       "detail": "Something went wrong. Please try again later.",
                 *       "code": "unavailable",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "error": "Something went wrong. Please try again later.",
                 *       "retryAfterSeconds": 5
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in. The refresh token is set as a cookie that scripts can't read. */
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionAnswer"];
            };
        };
        /** @description Signed in, but not allowed to do this. Also returned if the CSRF token doesn't match or the origin isn't allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/wrong_role",
                 *       "title": "Not allowed",
                 *       "status": 403,
                 *       "detail": "This is for breeders.",
                 *       "code": "wrong_role",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this call accepts (64,000 bytes, or what `x-limits` says). */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too_large",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "The body is larger than 1 MB.",
                 *       "code": "too_large",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed, but a value breaks the schema or a rule. `errors` points to each field. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid_input",
                 *       "title": "Check these fields",
                 *       "status": 422,
                 *       "detail": "One or more values are not accepted.",
                 *       "code": "invalid_input",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "errors": [
                 *         {
                 *           "pointer": "/email",
                 *           "code": "invalid_format",
                 *           "detail": "Use an address such as name@example.com, without a plus sign."
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fresh access token. A new refresh cookie replaces the old one. */
        AccessToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "accessToken": "eyJhbGciOiJFZERTQSIsImtpZCI6IjIwMjUtMTAifQ.eyJzdWIiOiIwMTk5OGYyMCJ9.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg"
                 *     }
                 */
                "application/json": components["schemas"]["AccessTokenAnswer"];
            };
        };
        /** @description No valid access token. Refresh it once and try again. `error` has one of the three classic texts. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/token_expired",
                 *       "title": "Session expired",
                 *       "status": 401,
                 *       "detail": "The access token has expired. Refresh it and try again.",
                 *       "code": "token_expired",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "error": "jwt expired"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The session has ended on the server and the cookies are cleared. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true
                 *     }
                 */
                "application/json": components["schemas"]["Ok"];
            };
        };
        /** @description The signed-in user. */
        CurrentUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CurrentUserAnswer"];
            };
        };
        /** @description The breeds. */
        Breeds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreedsAnswer"];
            };
        };
        /** @description The answer that If-None-Match names is still current. A call with this answer returns the same to everyone; its 200 has the same two headers. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The best breeds with some of their pets. */
        BreedMatches: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreedMatchesAnswer"];
            };
        };
        /** @description The breed. */
        Breed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreedAnswer"];
            };
        };
        /** @description There's nothing here, or its existence is private. A malformed id also returns 404. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not_found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is nothing with this id.",
                 *       "code": "not_found",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One page of cards. */
        SearchLean: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchLeanAnswer"];
            };
        };
        /** @description One page of cards, with the counts of every facet. */
        SearchIndex: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchAnswer"];
            };
        };
        /** @description Pins in the area. */
        PetMap: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "data": {
                 *         "total": 3,
                 *         "area": "-123.2511,30.2911,-97.7204,44.5871",
                 *         "pins": [
                 *           {
                 *             "latitude": 44.5871,
                 *             "longitude": -123.2511,
                 *             "count": 2,
                 *             "fromCents": 226600,
                 *             "isOnePlace": true,
                 *             "area": "-123.2511,44.5871,-123.2511,44.5871"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PetMapAnswer"];
            };
        };
        /** @description Filters, and the words that stay text. */
        UnderstoodSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnderstoodSearchAnswer"];
            };
        };
        /** @description Best first. */
        SearchSuggestions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchSuggestionsAnswer"];
            };
        };
        /** @description A curated selection. */
        Spotlight: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpotlightAnswer"];
            };
        };
        /** @description Content of the home page. */
        FeaturedPets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FeaturedPetsAnswer"];
            };
        };
        /** @description Names of the parts. */
        SitemapParts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SitemapParts"];
            };
        };
        /** @description Pages of the part. */
        SitemapPages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SitemapPages"];
            };
        };
        /** @description The pet. */
        Pet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PetAnswer"];
            };
        };
        /** @description It existed and was removed for good. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/pet_gone",
                 *       "title": "No longer listed",
                 *       "status": 410,
                 *       "detail": "This pet is no longer listed.",
                 *       "code": "pet_gone",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The breeder's reserved, sold, sold-external and adopted-sold pets, latest first. */
        SoldPets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SoldPetsAnswer"];
            };
        };
        /** @description The breeder's public page. */
        BreederProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreederProfileAnswer"];
            };
        };
        /** @description The sale contract and health guarantee that apply now. */
        SaleContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SaleContractAnswer"];
            };
        };
        /** @description One page of the list. */
        BreederList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreederListAnswer"];
            };
        };
        /** @description The current state doesn't allow it; `code` says why. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/pet_on_hold",
                 *       "title": "On hold",
                 *       "status": 409,
                 *       "detail": "Someone else is reserving this pet right now. It may be free again in a few minutes.",
                 *       "code": "pet_on_hold",
                 *       "requestId": "req_01k9zq4m7x",
                 *       "holdUntil": "2025-11-14T17:20:00.000Z"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The process answers. */
        Alive: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "alive",
                 *       "version": "2025.10.10.1833"
                 *     }
                 */
                "application/json": components["schemas"]["HealthAnswer"];
            };
        };
        /** @description The process can serve. Otherwise the call returns 503 `not_ready`. */
        Ready: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ready",
                 *       "checks": [
                 *         {
                 *           "name": "database",
                 *           "isReady": true
                 *         },
                 *         {
                 *           "name": "migrations",
                 *           "isReady": true
                 *         },
                 *         {
                 *           "name": "clock",
                 *           "isReady": true
                 *         },
                 *         {
                 *           "name": "web",
                 *           "isReady": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReadinessAnswer"];
            };
        };
        /** @description The bundled document. */
        Contract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "openapi": "3.1.1",
                 *       "info": {
                 *         "title": "Hearthpaw",
                 *         "version": "0.2.0"
                 *       },
                 *       "paths": {}
                 *     }
                 */
                "application/json": components["schemas"]["ContractDocument"];
            };
        };
        /** @description The configuration. */
        Configuration: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfigurationAnswer"];
            };
        };
        /** @description The whole file. A name always means the same file, so it may be cached for a year. */
        Media: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/avif": Blob;
                "image/webp": Blob;
                "image/jpeg": Blob;
                "video/mp4": Blob;
                "video/quicktime": Blob;
            };
        };
        /** @description The requested bytes. `Content-Range` has their positions and the total. */
        MediaPart: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "video/mp4": Blob;
                "video/quicktime": Blob;
            };
        };
        /** @description The file has no such bytes. */
        RangeNotSatisfiable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/range_not_satisfiable",
                 *       "title": "No such part",
                 *       "status": 416,
                 *       "detail": "The file is shorter than the part that was asked for.",
                 *       "code": "range_not_satisfiable",
                 *       "requestId": "req_01k9zq4m7x"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The pet is held for 15 minutes, with its prices and fees frozen. The id is the reservation's id. */
        ReservedPetId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172"
                 *     }
                 */
                "application/json": components["schemas"]["ReservedPetIdAnswer"];
            };
        };
        /** @description The reservation. */
        ReservedPet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservedPetAnswer"];
            };
        };
        /** @description Saved. The order has its new prices. */
        ReservationProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationProgressAnswer"];
            };
        };
        /** @description The reservations, newest first. */
        ReservedPets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservedPetsAnswer"];
            };
        };
        /** @description The receipt. */
        Receipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReceiptAnswer"];
            };
        };
        /** @description The review, if there is one. */
        ReservationReview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "isOpen": true
                 *     }
                 */
                "application/json": components["schemas"]["ReservationReviewAnswer"];
            };
        };
        /** @description The accepted contract. */
        AcceptedContract: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AcceptedContractAnswer"];
            };
        };
        /** @description Ready to save a card for the balance. */
        SetupIntent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "clientSecret": "seti_1SQkX0Hq9mT4vXw1_secret_TNb7Kq2yRz",
                 *       "setupIntentId": "seti_1SQkX0Hq9mT4vXw1"
                 *     }
                 */
                "application/json": components["schemas"]["SetupIntentAnswer"];
            };
        };
        /** @description Confirm the intent in the browser, then call verifyAndFinalize. */
        PaymentIntent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentIntentAnswer"];
            };
        };
        /** @description The order with its prices. */
        OrderDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderDetailsAnswer"];
            };
        };
        /** @description The payments, newest first. */
        Payments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentsAnswer"];
            };
        };
        /** @description The payment's status, read from the provider. */
        IntentStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "requires_action",
                 *       "message": "Additional authentication required.",
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "kind": "Deposit"
                 *     }
                 */
                "application/json": components["schemas"]["IntentStatusAnswer"];
            };
        };
        /** @description The event was received. A repeated event has no further effect. */
        EventTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true
                 *     }
                 */
                "application/json": components["schemas"]["Ok"];
            };
        };
        /** @description The price of the add-ons. */
        AddOnQuote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddOnQuoteAnswer"];
            };
        };
        /** @description The intent to confirm, and the order that it pays for. */
        AddOnPayment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddOnPaymentAnswer"];
            };
        };
        /** @description The order. */
        AddOnOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AddOnOrderAnswer"];
            };
        };
        /** @description Newest first. */
        SavedCards: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedCardsAnswer"];
            };
        };
        /** @description The saved card. */
        SavedCard: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SavedCardAnswer"];
            };
        };
        /** @description The card is no longer saved. */
        SavedCardRemoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199c1aa-1b2c-7d3e-8f40-516273849506"
                 *     }
                 */
                "application/json": components["schemas"]["SavedCardRemovedAnswer"];
            };
        };
        /** @description The price, line by line. Nothing is stored. */
        Quote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderDetailsAnswer"];
            };
        };
        /** @description The location of the ZIP code. */
        Place: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "place": {
                 *         "zip": "97330",
                 *         "city": "Corvallis",
                 *         "state": "OR",
                 *         "latitude": 44.6365,
                 *         "longitude": -123.2872
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlaceAnswer"];
            };
        };
        /** @description The account as it is now. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserAnswer"];
            };
        };
        /** @description The answer for the form. */
        EmailCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true
                 *     }
                 */
                "application/json": components["schemas"]["EmailCheckAnswer"];
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true
                 *     }
                 */
                "application/json": components["schemas"]["Ok"];
            };
        };
        /** @description The text was read. The reply to HELP is a separate text. */
        TextRead: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The current session first. */
        Sessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "sessions": [
                 *         {
                 *           "id": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *           "isCurrent": true,
                 *           "device": "Safari on iPhone",
                 *           "createdAt": "2025-11-02T08:15:00.000Z",
                 *           "lastUsedAt": "2025-11-14T17:05:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SessionsAnswer"];
            };
        };
        /** @description It no longer exists. */
        Removed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "id": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *     }
                 */
                "application/json": components["schemas"]["RemovedAnswer"];
            };
        };
        /** @description All of the caller's data. */
        Export: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ExportAnswer"];
            };
        };
        /** @description The requirements for closing now. */
        Closing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "proof": "password",
                 *       "needsSecondFactor": false,
                 *       "keepsRecords": true,
                 *       "blockers": [
                 *         {
                 *           "kind": "reservation",
                 *           "side": "buyer",
                 *           "reservationId": "0199a4d1-2b3c-7d4e-8f50-6a7b8c9d0e1f",
                 *           "number": "HP-7K2M-9QXW",
                 *           "petName": "Maple",
                 *           "todo": "Take Maple home or cancel the reservation."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClosingAnswer"];
            };
        };
        /** @description Its status. */
        SecondFactor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "secondFactor": {
                 *         "isOn": true,
                 *         "isObligatory": false,
                 *         "isProven": true,
                 *         "recentForSeconds": 840,
                 *         "hasPassword": true,
                 *         "confirmedAt": "2025-11-02T08:15:00.000Z",
                 *         "recoveryCodesLeft": 9
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        /** @description Two-step verification is on. */
        RecoveryCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "recoveryCodes": [
                 *         "7KQ2M-9XW4T",
                 *         "3PLD8-ZV6HN",
                 *         "B5RTY-1GJ7C",
                 *         "M4NSE-8QK2W",
                 *         "X9VUA-6FD3P",
                 *         "2HZLB-T5YR7",
                 *         "C8KQM-4WN1J",
                 *         "D6PXG-9VT2S",
                 *         "F3RYE-7HL5K",
                 *         "G1TWN-2BQ8M"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RecoveryCodesAnswer"];
            };
        };
        /** @description Put it into an authenticator app, then confirm it with a code. */
        SecondFactorSecret: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                 *       "uri": "otpauth://totp/Hearthpaw:dana.whitfield@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Hearthpaw"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorSecretAnswer"];
            };
        };
        /** @description It worked. `url` is the next page. */
        Redeemed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true,
                 *       "url": "/account"
                 *     }
                 */
                "application/json": components["schemas"]["RedeemedAnswer"];
            };
        };
        /** @description The settings as they are now. */
        UserSettings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a",
                 *         "settings": [
                 *           {
                 *             "channel": "email",
                 *             "group": "newsletter",
                 *             "isOn": false
                 *           },
                 *           {
                 *             "channel": "email",
                 *             "group": "account",
                 *             "isOn": true
                 *           }
                 *         ],
                 *         "quietHours": {
                 *           "isOn": true,
                 *           "from": "21:00",
                 *           "to": "08:00",
                 *           "timeZone": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserSettingsAnswer"];
            };
        };
        /** @description The address of the page that asks, with the token in its fragment, is in `location`. */
        UnsubscribePage: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The settings that an email's token turned off, or all settings of the caller as they are now. */
        Unsubscribed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "user": {
                 *         "id": "01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a",
                 *         "settings": [
                 *           {
                 *             "channel": "email",
                 *             "group": "newsletter",
                 *             "isOn": false
                 *           }
                 *         ],
                 *         "quietHours": {
                 *           "isOn": true,
                 *           "from": "21:00",
                 *           "to": "08:00",
                 *           "timeZone": null
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserSettingsAnswer"];
            };
        };
        /** @description The verification. */
        Verification: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VerificationAnswer"];
            };
        };
        /** @description Oldest first. */
        Verifications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VerificationsAnswer"];
            };
        };
        /** @description The invitation was sent. */
        ShelterInvited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "invitation": {
                 *         "id": "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6072",
                 *         "email": "hello@bentonhaven.org",
                 *         "name": "Benton County Animal Haven",
                 *         "state": "OR",
                 *         "expiresAt": "2025-11-28T10:02:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShelterInvitedAnswer"];
            };
        };
        /** @description The invitation, or an open form. */
        ShelterJoin: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "shelter": {
                 *         "status": "open",
                 *         "name": "Benton County Animal Haven",
                 *         "email": "hello@bentonhaven.org",
                 *         "state": "OR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShelterJoinAnswer"];
            };
        };
        /** @description Upload the file there, then attach its key. */
        UploadUrl: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://files.hearthpaw.example/uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.webp?X-Amz-Signature=9d1c",
                 *       "fileKey": "uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.webp",
                 *       "method": "PUT",
                 *       "headers": [
                 *         {
                 *           "name": "content-type",
                 *           "value": "image/webp"
                 *         }
                 *       ],
                 *       "expiresAt": "2025-11-14T17:15:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["UploadUrlAnswer"];
            };
        };
        /** @description A presigned address, valid for a few minutes. */
        FileUrl: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://files.hearthpaw.example/private/3f9c2b7e.pdf?X-Amz-Signature=9d1c"
                 *     }
                 */
                "application/json": components["schemas"]["FileUrlAnswer"];
            };
        };
        /** @description The file no longer exists. */
        FileMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The file was deleted."
                 *     }
                 */
                "application/json": components["schemas"]["FileMessageAnswer"];
            };
        };
        /** @description Every queue, even the empty ones. */
        Queues: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffQueuesAnswer"];
            };
        };
        /** @description Newest first. */
        Users: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffUsersAnswer"];
            };
        };
        /** @description The account as it is now. */
        StaffUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffUserAnswer"];
            };
        };
        /** @description Longest owed first. */
        OwedRefunds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwedRefundsAnswer"];
            };
        };
        /** @description The refund as it is now. */
        OwedRefund: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwedRefundAnswer"];
            };
        };
        /** @description Requests that wait now, oldest first. */
        MoneyApprovals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyApprovalsAnswer"];
            };
        };
        /** @description Waiting money, oldest first. */
        WaitingMoney: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingMoneyAnswer"];
            };
        };
        /** @description Payouts and balances that wait now. */
        WaitingPayouts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitingPayoutsAnswer"];
            };
        };
        /** @description The last comparison and its differences. */
        Reconciliation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReconciliationAnswer"];
            };
        };
        /** @description The finding as it is now. */
        MoneyFinding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MoneyFindingAnswer"];
            };
        };
        /** @description Newest first. */
        AuditEntries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AuditEntriesAnswer"];
            };
        };
        /** @description The staff as they are now. */
        StaffMembers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffMembersAnswer"];
            };
        };
        /** @description The invitation's status. */
        StaffInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "invitation": {
                 *         "status": "open",
                 *         "email": "noor@hearthpaw.com",
                 *         "rank": "moderator"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StaffInvitationAnswer"];
            };
        };
        /** @description Whether the account has a password, and its connected providers, oldest first. */
        SignInWays: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "hasPassword": true,
                 *       "connections": [
                 *         {
                 *           "provider": "google",
                 *           "connectedAt": "2025-10-28T16:41:09.000Z",
                 *           "lastUsedAt": "2025-11-02T08:12:44.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SignInWaysAnswer"];
            };
        };
        /** @description The address to open in the browser. */
        SocialUrl: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=hearthpaw&state=n8Vd2kQmZx0wLr5T"
                 *     }
                 */
                "application/json": components["schemas"]["SocialUrlAnswer"];
            };
        };
        /** @description Signed in, as after signIn. The person continues at `returnTo`, as given at the start. */
        SocialSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SocialSessionAnswer"];
            };
        };
        /** @description The caller's tasks today. */
        DashboardPreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DashboardPreviewAnswer"];
            };
        };
        /** @description The video as it is kept. */
        PetVideo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "video": {
                 *         "fileKey": "videos/0199a3c4.mp4",
                 *         "location": "/media/videos/0199a3c4.mp4"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PetVideoAnswer"];
            };
        };
        /** @description The video's address. */
        PetVideoLocation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "Location": "/media/videos/0199a3c4.mp4"
                 *     }
                 */
                "application/json": components["schemas"]["PetVideoLocationAnswer"];
            };
        };
        /** @description The listing as its breeder edits it. */
        PetDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PetDetailsAnswer"];
            };
        };
        /** @description The listing as it is now. */
        OwnPet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnPetAnswer"];
            };
        };
        /** @description The caller's listings. */
        OwnPets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnPetsAnswer"];
            };
        };
        /** @description A sentence about the result. */
        ListingMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "2 listings were deleted."
                 *     }
                 */
                "application/json": components["schemas"]["ListingMessageAnswer"];
            };
        };
        /** @description The changes that the file would make, or has made. */
        ImportReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "report": {
                 *         "isDryRun": true,
                 *         "columns": [
                 *           {
                 *             "header": "Animal ID",
                 *             "column": "ID",
                 *             "example": "A912034"
                 *           },
                 *           {
                 *             "header": "Name",
                 *             "column": "AnimalName",
                 *             "example": "Maple"
                 *           },
                 *           {
                 *             "header": "Breed",
                 *             "column": "PrimaryBreed",
                 *             "example": "Beagle"
                 *           },
                 *           {
                 *             "header": "Sex",
                 *             "column": "Sex",
                 *             "example": "Spayed Female"
                 *           },
                 *           {
                 *             "header": "Kennel",
                 *             "column": "skip",
                 *             "example": "D14"
                 *           }
                 *         ],
                 *         "missing": [],
                 *         "rows": 3,
                 *         "created": 2,
                 *         "updated": 0,
                 *         "unchanged": 0,
                 *         "refused": 1,
                 *         "problems": [
                 *           {
                 *             "row": 3,
                 *             "column": "Sex",
                 *             "value": "X",
                 *             "detail": "Enter Male or Female."
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ImportReportAnswer"];
            };
        };
        /** @description Staff will look at it. */
        ListingReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "report": {
                 *         "id": "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6071",
                 *         "createdAt": "2025-11-14T10:02:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ListingReportAnswer"];
            };
        };
        /** @description Longest waiting first. */
        ReviewListings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewListingsAnswer"];
            };
        };
        /** @description A page of the queue. */
        ReviewParents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewParentsAnswer"];
            };
        };
        /** @description The parent. */
        ParentDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ParentDetailsAnswer"];
            };
        };
        /** @description Oldest first. */
        ChangeRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeRequestsAnswer"];
            };
        };
        /** @description The change as it is now. */
        ChangeRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChangeRequestAnswer"];
            };
        };
        /** @description Pets of the same litter, available ones first. */
        Siblings: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SiblingsAnswer"];
            };
        };
        /** @description Oldest first. */
        ClaimChanges: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimChangesAnswer"];
            };
        };
        /** @description The change. */
        ClaimChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClaimChangeAnswer"];
            };
        };
        /** @description The caller's program. */
        BreederData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BreederDataAnswer"];
            };
        };
        /** @description The caller's parents. */
        Parents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ParentsAnswer"];
            };
        };
        /** @description As the public sees them. */
        PublicParents: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublicParentsAnswer"];
            };
        };
        /** @description The caller's litters, latest first. */
        Litters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnLittersAnswer"];
            };
        };
        /** @description The litter. */
        OwnLitter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnLitterAnswer"];
            };
        };
        /** @description The questions. */
        ApplicationForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "form": {
                 *         "breederId": "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
                 *         "isRequired": true,
                 *         "questions": [
                 *           {
                 *             "id": "home",
                 *             "text": "Who lives with you?",
                 *             "kind": "long-text",
                 *             "isRequired": true,
                 *             "choices": []
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationFormAnswer"];
            };
        };
        /** @description Newest first. */
        Applications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationsAnswer"];
            };
        };
        /** @description The application. */
        Application: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApplicationAnswer"];
            };
        };
        /** @description The catalog; ids never change. */
        AddOns: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "addOns": [
                 *         {
                 *           "id": "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071",
                 *           "name": "Going-home crate",
                 *           "description": "A travel crate in the right size, with a blanket that smells of the litter.",
                 *           "priceCents": 8900,
                 *           "petTypes": [
                 *             "Dog",
                 *             "Cat"
                 *           ],
                 *           "isRefundable": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddOnsAnswer"];
            };
        };
        /** @description The refund if the caller cancels now. Nothing is stored. */
        RefundQuote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundQuoteAnswer"];
            };
        };
        /** @description Newest first. */
        Disputes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisputesAnswer"];
            };
        };
        /** @description The dispute. */
        Dispute: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisputeAnswer"];
            };
        };
        /** @description Disputes to resolve, longest open first. With `status=decided`, the resolved disputes, newest first. */
        AdminDisputes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AdminDisputesAnswer"];
            };
        };
        /** @description The effect of the refund now. */
        DisputeQuote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DisputeQuoteAnswer"];
            };
        };
        /** @description The delivery as it is now. */
        Delivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeliveryAnswer"];
            };
        };
        /** @description A page of deliveries. */
        StaffDeliveries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffDeliveriesAnswer"];
            };
        };
        /** @description The delivery as it is now. */
        StaffDelivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffDeliveryAnswer"];
            };
        };
        /** @description The delivery as it is now. */
        CarrierDelivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CarrierDeliveryAnswer"];
            };
        };
        /** @description Newest first. */
        Payouts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayoutsAnswer"];
            };
        };
        /** @description The payment provider's page for the breeder's bank details. */
        Onboarding: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "url": "https://connect.stripe.com/setup/e/acct_1SQkY2/9dKq",
                 *       "returns": true
                 *     }
                 */
                "application/json": components["schemas"]["OnboardingAnswer"];
            };
        };
        /** @description The payout of the price. */
        PricePreview: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "pricePreview": {
                 *         "priceCents": 250000,
                 *         "platformFeePercent": 15,
                 *         "platformFeeCents": 37500,
                 *         "netCents": 212500,
                 *         "depositCents": 37500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PricePreviewAnswer"];
            };
        };
        /** @description Newest first. */
        StaffOrders: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffOrdersAnswer"];
            };
        };
        /** @description The order's whole history. */
        OrderStory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderStoryAnswer"];
            };
        };
        /** @description The disputed payment as it is now. */
        ChargebackCase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChargebackCaseAnswer"];
            };
        };
        /** @description Newest first. */
        OwnChargebacks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnChargebacksAnswer"];
            };
        };
        /** @description The disputed payment as it is now. */
        OwnChargeback: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnChargebackAnswer"];
            };
        };
        /** @description Open ones first, nearest deadline first; then the others, latest first. */
        Chargebacks: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChargebacksAnswer"];
            };
        };
        /** @description The effect of the refund now. */
        StaffRefundQuote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffRefundQuoteAnswer"];
            };
        };
        /** @description The order as it is now. */
        StaffOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffOrderAnswer"];
            };
        };
        /** @description Newest first. */
        DiscountCodes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountCodesAnswer"];
            };
        };
        /** @description The code. */
        DiscountCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountCodeAnswer"];
            };
        };
        /** @description One rule for each state and DC. */
        StateRules: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "stateRules": [
                 *         {
                 *           "state": "CA",
                 *           "name": "California",
                 *           "saleAllowed": true,
                 *           "saleAllowedUnderOneYear": false,
                 *           "bnplAllowed": false,
                 *           "depositRefundable": true,
                 *           "note": "Marketplaces may not sell breeders' pets under one year. No financing. Deposits are refundable.",
                 *           "source": "California AB 519, AB 506, Health and Safety Code 122191",
                 *           "asOf": "2026-01-01",
                 *           "version": 1,
                 *           "changedBy": null,
                 *           "changedAt": null,
                 *           "reason": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StateRulesAnswer"];
            };
        };
        /** @description The rule. */
        StateRule: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "stateRule": {
                 *         "state": "CA",
                 *         "name": "California",
                 *         "saleAllowed": true,
                 *         "saleAllowedUnderOneYear": false,
                 *         "bnplAllowed": false,
                 *         "depositRefundable": true,
                 *         "note": "Marketplaces may not sell breeders' pets under one year. No financing. Deposits are refundable.",
                 *         "source": "California AB 519, AB 506, Health and Safety Code 122191",
                 *         "asOf": "2026-01-01",
                 *         "version": 1,
                 *         "changedBy": null,
                 *         "changedAt": null,
                 *         "reason": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StateRuleAnswer"];
            };
        };
        /** @description The post as it is now. */
        PostDetails: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostDetailsAnswer"];
            };
        };
        /** @description Newest first. */
        Posts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostsAnswer"];
            };
        };
        /** @description Most frequent first. */
        PostTags: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "tags": [
                 *         {
                 *           "tag": "whelping",
                 *           "count": 14
                 *         },
                 *         {
                 *           "tag": "health-testing",
                 *           "count": 9
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PostTagsAnswer"];
            };
        };
        /** @description The post. */
        Post: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostAnswer"];
            };
        };
        /** @description Newest first. */
        PostComments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PostCommentsAnswer"];
            };
        };
        /** @description Staff will look at it. */
        PostReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "report": {
                 *         "id": "0199c0d1-0009-7a4e-9b5f-2c3d4e5f6071",
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PostReportAnswer"];
            };
        };
        /** @description All figures. */
        Analytics: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnalyticsAnswer"];
            };
        };
        /** @description In US cents, summed from the ledger. */
        SalesRevenue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "salesRevenue": {
                 *         "value": 425000,
                 *         "previous": 380000,
                 *         "changePercent": 11.8
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SalesRevenueAnswer"];
            };
        };
        /** @description In US cents, summed from the ledger. */
        AvailableFunds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "availableFunds": {
                 *         "value": 425000,
                 *         "previous": 380000,
                 *         "changePercent": 11.8
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AvailableFundsAnswer"];
            };
        };
        /** @description In US cents, summed from the ledger. */
        PendingFunds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "pendingFunds": {
                 *         "value": 425000,
                 *         "previous": 380000,
                 *         "changePercent": 11.8
                 *       },
                 *       "sales": [
                 *         {
                 *           "reservationId": "0199c0d1-000b-7a4e-9b5f-2c3d4e5f6071",
                 *           "reservationNumber": "HP-7K2M9Q",
                 *           "petName": "Maple",
                 *           "amountCents": 212500,
                 *           "availableAt": "2025-11-18T17:05:00.000Z",
                 *           "waitsFor": "time",
                 *           "nextStep": {
                 *             "kind": "await-release",
                 *             "title": "Your earnings from Maple become available"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PendingFundsAnswer"];
            };
        };
        /** @description The number. */
        PetsSold: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "petsSold": {
                 *         "value": 2,
                 *         "previous": 1,
                 *         "changePercent": 100
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PetsSoldAnswer"];
            };
        };
        /** @description In US cents, summed from the ledger. */
        AvgSellingPrice: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "avgSellingPrice": {
                 *         "value": 425000,
                 *         "previous": 380000,
                 *         "changePercent": 11.8
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AvgSellingPriceAnswer"];
            };
        };
        /** @description One point per day or month. */
        SalesGrowth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "salesGrowthOverTime": [
                 *         {
                 *           "date": "2025-11-01",
                 *           "salesCents": 250000,
                 *           "petsSold": 1,
                 *           "views": 41
                 *         }
                 *       ],
                 *       "interval": "day",
                 *       "timeZone": "America/Los_Angeles"
                 *     }
                 */
                "application/json": components["schemas"]["SalesGrowthAnswer"];
            };
        };
        /** @description The year. */
        YearlyStatement: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["YearlyStatementAnswer"];
            };
        };
        /** @description Newest first. */
        Transactions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "transactions": [
                 *         {
                 *           "id": "0199c0d1-000a-7a4e-9b5f-2c3d4e5f6071",
                 *           "at": "2025-11-14T17:05:00.000Z",
                 *           "kind": "payment-balance",
                 *           "reservationNumber": "HP-7K2M9Q",
                 *           "petName": "Maple",
                 *           "buyerName": "Dana Whitfield",
                 *           "pendingCents": 181500,
                 *           "availableCents": 0,
                 *           "grossCents": 213500,
                 *           "feeCents": 32000,
                 *           "amountCents": 181500,
                 *           "balanceCents": 212500,
                 *           "payoutNumber": null
                 *         }
                 *       ],
                 *       "timeZone": "America/Los_Angeles",
                 *       "nextCursor": null
                 *     }
                 */
                "application/json": components["schemas"]["TransactionsAnswer"];
            };
        };
        /** @description Latest first. */
        Chats: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatsAnswer"];
            };
        };
        /** @description The message, and the chat that it is in. */
        SentMessage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SentMessageAnswer"];
            };
        };
        /** @description The other person, and the chat if there is one. */
        FoundChat: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "partner": {
                 *         "name": "Willow Creek Cavaliers",
                 *         "profileImageURL": "/avatar.png",
                 *         "breederId": "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
                 *         "breederSlug": "willow-creek-cavaliers-corvallis-or"
                 *       },
                 *       "isSelling": false,
                 *       "isContactHidden": true
                 *     }
                 */
                "application/json": components["schemas"]["FoundChatAnswer"];
            };
        };
        /** @description The number over all chats. */
        UnreadMessages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "unreadCount": 3
                 *     }
                 */
                "application/json": components["schemas"]["UnreadMessagesAnswer"];
            };
        };
        /** @description Sorted by the time they were saved. */
        QuickReplies: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "replies": [
                 *         {
                 *           "id": "0199c0d1-000e-7a4e-9b5f-2c3d4e5f6071",
                 *           "text": "Yes, our puppies grow up with two cats."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuickRepliesAnswer"];
            };
        };
        /** @description The quick reply as it is saved. */
        QuickReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "reply": {
                 *         "id": "0199c0d1-000e-7a4e-9b5f-2c3d4e5f6071",
                 *         "text": "Yes, our puppies grow up with two cats."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuickReplyAnswer"];
            };
        };
        /** @description The chat. */
        Chat: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ChatAnswer"];
            };
        };
        /** @description Newest first. */
        Messages: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "id": "0199c0d1-000b-7a4e-9b5f-2c3d4e5f6071",
                 *           "isMine": true,
                 *           "text": "Is Maple used to cats?",
                 *           "isMasked": false,
                 *           "masked": [],
                 *           "isAskingForMoney": false,
                 *           "images": [],
                 *           "at": "2025-11-14T17:05:00.000Z"
                 *         }
                 *       ],
                 *       "nextCursor": null
                 *     }
                 */
                "application/json": components["schemas"]["MessagesAnswer"];
            };
        };
        /** @description Staff will look at it. */
        ChatReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "report": {
                 *         "id": "0199c0d1-000d-7a4e-9b5f-2c3d4e5f6071",
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChatReportAnswer"];
            };
        };
        /** @description Latest first. */
        FavoritedPets: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoritedPetsAnswer"];
            };
        };
        /** @description Latest first. */
        FavouriteIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "favourites": [
                 *         {
                 *           "id": "0199c0d1-000e-7a4e-9b5f-2c3d4e5f6071",
                 *           "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteIdsAnswer"];
            };
        };
        /** @description Added as the first of the list. */
        FavoritedPet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FavoritedPetAnswer"];
            };
        };
        /** @description It no longer exists. */
        RemovedFavourite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Maple is no longer in your favorites.",
                 *       "id": "0199c0d1-000e-7a4e-9b5f-2c3d4e5f6071"
                 *     }
                 */
                "application/json": components["schemas"]["RemovedFavouriteAnswer"];
            };
        };
        /** @description The caller's pets. */
        PetProfiles: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PetProfilesAnswer"];
            };
        };
        /** @description The profile. */
        PetProfile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PetProfileAnswer"];
            };
        };
        /** @description The notification. */
        Notification: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true,
                 *       "notification": {
                 *         "id": "0199c0d1-0010-7a4e-9b5f-2c3d4e5f6071",
                 *         "group": "listing",
                 *         "title": "Maple is yours on Saturday",
                 *         "text": "Ruth has confirmed the hand-off for 10 in the morning.",
                 *         "url": "/account/reserved",
                 *         "status": "unread",
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NotificationAnswer"];
            };
        };
        /** @description Newest first. */
        Notifications: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "notifications": [
                 *         {
                 *           "id": "0199c0d1-0010-7a4e-9b5f-2c3d4e5f6071",
                 *           "group": "listing",
                 *           "title": "Maple is yours on Saturday",
                 *           "text": "Ruth has confirmed the hand-off for 10 in the morning.",
                 *           "url": "/account/reserved",
                 *           "status": "unread",
                 *           "createdAt": "2025-11-14T17:05:00.000Z"
                 *         }
                 *       ],
                 *       "unreadCount": 1,
                 *       "nextCursor": null
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsAnswer"];
            };
        };
        /** @description Notifications that are still unread. */
        NotificationsRead: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "ok": true,
                 *       "unreadCount": 0
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsReadAnswer"];
            };
        };
        /** @description The place in the line. */
        Waitlist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitlistAnswer"];
            };
        };
        /** @description First come, first served. */
        Waitlists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WaitlistsAnswer"];
            };
        };
        /** @description Ranked by health tests, breed and distance. */
        Candidates: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CandidatesAnswer"];
            };
        };
        /** @description The proposal. */
        NewMatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewMatchAnswer"];
            };
        };
        /** @description Newest first. */
        Matches: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MatchesAnswer"];
            };
        };
        /** @description The match as it is now. */
        UpdatedMatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdatedMatchAnswer"];
            };
        };
        /** @description The signature that the messaging service requires. */
        ChannelAuth: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "auth": "hearthpaw:9f2c4e7a1b6d8035c4f1e29a7d6b5013"
                 *     }
                 */
                "application/json": components["schemas"]["ChannelAuthAnswer"];
            };
        };
        /** @description Open reports oldest first, decided reports newest first. */
        StaffReports: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffReportsAnswer"];
            };
        };
        /** @description The report as it is now. */
        StaffReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StaffReportAnswer"];
            };
        };
        /** @description Open cases oldest first, decided cases newest first. */
        FraudCases: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FraudCasesAnswer"];
            };
        };
        /** @description The case as it is now. */
        FraudCase: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FraudCaseAnswer"];
            };
        };
        /** @description Newest first. */
        SavedSearches: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "savedSearches": [
                 *         {
                 *           "id": "0199c0d1-0014-7a4e-9b5f-2c3d4e5f6071",
                 *           "name": "Cavalier girls near Portland",
                 *           "query": "type=Dog&breedName=cavalier-king-charles-spaniel&sex=Female&zip=97211&distance=150",
                 *           "url": "/search?type=Dogs&breedName=cavalier-king-charles-spaniel&gender=Female&zip=97211&distance=150",
                 *           "frequency": "instant",
                 *           "newCount": 2,
                 *           "createdAt": "2025-11-14T17:05:00.000Z"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchesAnswer"];
            };
        };
        /** @description The saved search. */
        SavedSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "savedSearch": {
                 *         "id": "0199c0d1-0014-7a4e-9b5f-2c3d4e5f6071",
                 *         "name": "Cavalier girls near Portland",
                 *         "query": "type=Dog&breedName=cavalier-king-charles-spaniel&sex=Female&zip=97211&distance=150",
                 *         "url": "/search?type=Dogs&breedName=cavalier-king-charles-spaniel&gender=Female&zip=97211&distance=150",
                 *         "frequency": "instant",
                 *         "newCount": 2,
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SavedSearchAnswer"];
            };
        };
        /** @description Newest first. */
        Reviews: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewsAnswer"];
            };
        };
        /** @description The review. */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "review": {
                 *         "id": "0199c0d1-0015-7a4e-9b5f-2c3d4e5f6071",
                 *         "rating": 5,
                 *         "title": "A calm start",
                 *         "text": "Ruth answered every question, and Maple came with her blanket and all her papers.",
                 *         "authorName": "Dana W.",
                 *         "petName": "Maple",
                 *         "photos": [],
                 *         "answer": null,
                 *         "answeredAt": null,
                 *         "editedAt": null,
                 *         "isHidden": false,
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswer"];
            };
        };
        /** @description Staff will look at it. */
        ReviewReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "report": {
                 *         "id": "0199c0d1-0016-7a4e-9b5f-2c3d4e5f6071",
                 *         "createdAt": "2025-11-14T17:05:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReviewReportAnswer"];
            };
        };
    };
    parameters: {
        /** @description Omit for dogs and cats. */
        MatchType: components["schemas"]["PetType"];
        /** @description The caller's home. */
        MatchHome: "apartment" | "house" | "yard";
        /** @description Time for walks and play on a usual day, from half an hour to two hours and more. */
        MatchActivity: "low" | "medium" | "high";
        /** @description Whether the breed has to shed little. */
        MatchShedding: "low";
        /** @description Children under ten, the first pet, or both. */
        MatchHousehold: "children" | "first_pet" | "children_and_first_pet";
        /** @description Time at home and for grooming. */
        MatchTime: "little" | "some" | "plenty";
        /** @description The breed's slug, such as `maine-coon`. */
        BreedSlug: components["schemas"]["Slug"];
        FilterType: components["schemas"]["PetType"][];
        /** @description Ids of breeds. */
        FilterBreed: components["schemas"]["Id"][];
        /** @description The name or the slug of one breed, or the word for several: doodle, corgi, schnauzer. An unknown breed finds nothing. */
        FilterBreedName: string;
        /** @description Breeds by their slugs, or words for several: doodle, corgi, schnauzer. It overrides `breedName`, and `breed` overrides it. */
        FilterBreedSlug: components["schemas"]["Slug"][];
        FilterSex: components["schemas"]["PetSex"][];
        /** @description Ids of badges. A pet has all of the ones given. */
        FilterCategories: components["schemas"]["BadgeId"][];
        /** @description The adult weight of a dog, in any of the sizes given. */
        FilterAdultSize: components["schemas"]["AdultSize"][];
        FilterSizeClass: components["schemas"]["SizeClass"][];
        FilterAge: components["schemas"]["AgeBand"][];
        FilterCoatType: components["schemas"]["CoatType"][];
        FilterGeneration: components["schemas"]["Generation"][];
        /** @description A pet is good with all of the ones given. */
        FilterGoodWith: components["schemas"]["GoodWith"][];
        FilterColor: string[];
        FilterDelivery: components["schemas"]["DeliveryOption"][];
        /** @description The ZIP code or the state of a home that delivery by car or by air reaches. The pet's own location doesn't matter. */
        FilterDeliverTo: components["schemas"]["DeliveryTarget"];
        /** @description Training that has started. A pet has all of the ones given. */
        FilterTraining: components["schemas"]["Training"][];
        /** @description Registries. A pet has papers of at least one of the ones given. */
        FilterRegistry: components["schemas"]["Registry"][];
        /** @description Records that come with the pet, all of the ones given. */
        FilterDocuments: components["schemas"]["PetDocument"][];
        /** @description Health tests that the sire or the dam has had, all of the ones given. */
        FilterParentTests: components["schemas"]["ParentTest"][];
        /** @description Only pets with a video. */
        FilterVideo: boolean;
        /** @description The earliest go-home date. */
        FilterReadyFrom: components["schemas"]["Date"];
        /** @description The latest go-home date. A date in the past means today, so a saved search for pets that are ready now stays current. */
        FilterReadyBy: components["schemas"]["Date"];
        /** @description The lowest price with the service fee (`priceWithFeeCents`). */
        FilterPriceMin: number;
        /** @description The highest price with the service fee (`priceWithFeeCents`). */
        FilterPriceMax: number;
        /** @description Only pets of shelters. */
        FilterRescue: boolean;
        /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
        FilterSmall: boolean;
        /** @description True for pets that can be reserved; false adds reserved and sold ones. */
        FilterAvailable: boolean;
        /** @description The buyer's ZIP code. It adds the distance to every card. */
        FilterZip: components["schemas"]["PostalCode"];
        /** @description The largest distance from `zip` in miles. */
        FilterDistance: number;
        /** @description Also finds pets farther away than `distance` if they can be delivered to `zip`. Changes nothing without both. */
        FilterOrDelivered: boolean;
        /** @description The pets' locations, as two-letter states. */
        FilterState: components["schemas"]["State"][];
        /** @description Breeds to leave out, by their slugs or by words for several: doodle, corgi, schnauzer. An unknown breed leaves nothing out. */
        FilterNotBreed: components["schemas"]["Slug"][];
        /** @description Colors to leave out, alone or as part of another: "black" also leaves out "Black and Tan". Pets without a listed color stay. */
        FilterNotColor: string[];
        /** @description Sizes to leave out. Pets of breeds that aren't sold by size stay. */
        FilterNotSizeClass: components["schemas"]["SizeClass"][];
        /** @description Coats to leave out. Pets without a listed coat stay. */
        FilterNotCoatType: components["schemas"]["CoatType"][];
        /** @description Generations of a mixed breed to leave out. Pets without one stay. */
        FilterNotGeneration: components["schemas"]["Generation"][];
        /** @description Leaves out the pets of shelters and rescues. */
        FilterNotRescue: boolean;
        /** @description Locations to leave out, as two-letter states. */
        FilterNotState: components["schemas"]["State"][];
        /** @description ZIP codes to stay away from, within `notDistance`. Pets without a known place stay. */
        FilterNotZip: components["schemas"]["PostalCode"][];
        /** @description The distance in miles around each `notZip` to leave out; 25 by default. */
        FilterNotDistance: number;
        /** @description The part of the map with the seller's point, which is moved by up to 3 miles. */
        FilterArea: components["schemas"]["Area"];
        /** @description Adds `point` to every card. */
        WithPoints: boolean;
        /** @description Free text. Each word is searched in name, breed, color and city. */
        FilterText: string;
        /** @description `distance` needs `zip`. Without a key, the newest come first. Ties are sorted by id. */
        Sort: components["schemas"]["SearchSort"];
        /** @description 1 ascending, -1 descending. */
        SortType: 1 | -1;
        /** @description The page for links and older callers, from 1. Use `cursor` for long lists. */
        Page: number;
        /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
        Cursor: components["schemas"]["Cursor"];
        /** @description The visible part of the map. */
        MapArea: components["schemas"]["Area"];
        /** @description The zoom level. The world is 512 pixels wide at level 0 and doubles with each level. */
        MapZoom: number;
        /** @description The typed text. */
        Typed: string;
        /** @example breeds */
        SitemapName: components["schemas"]["SitemapName"];
        /** @description The pet's id. */
        PetId: components["schemas"]["Id"];
        /** @description The breeder's id. */
        BreederId: components["schemas"]["Id"];
        /** @description The largest number of `pets` and of `soldPets` to return, for a page that shows a few. `availableCount` and `soldCount` count all of them. */
        MostPets: number;
        /** @description The name or the slug of one breed. An unknown breed finds nothing. */
        "FilterBreed-2": string;
        FilterKind: "breeder" | "shelter";
        /** @description A ZIP code, a city (`Portland, OR`) or a state. A state narrows the list to it; the others are a point. */
        FilterPlace: string;
        /** @description The largest distance from `place` in miles. Ignored if that isn't a point. */
        "FilterDistance-2": number;
        /** @description `distance` needs a `place` that is a point; without a point, it sorts by `rating`. */
        "Sort-2": "rating" | "distance" | "newest";
        /** @description Continues after an earlier answer's `nextCursor`, with the same filters and sort. */
        "Cursor-2": components["schemas"]["Cursor"];
        /**
         * @description The photo's name with its size, or the video's.
         * @example 0f3b5c7d9e1a2b4c6d8e0f1a3b5c7d9e-640.webp
         */
        MediaFileName: string;
        /** @description The requested bytes of a video, such as `bytes=0-1023`. */
        ByteRange: string;
        /** @description The `ETag` of the part that the caller has. If the video's is different, the whole video is returned. */
        IfRange: string;
        /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
        SessionId: string;
        /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
        DeploymentVersion: string;
        /** @description Only reservations with these statuses. */
        ReservationStatuses: components["schemas"]["ReservationStatus"][];
        /** @description The reservation's id. */
        ReservationId: components["schemas"]["Id"];
        /** @description The payment's id. */
        ReceiptId: components["schemas"]["Id"];
        /** @description The reservation's id. */
        ReservationIdQuery: components["schemas"]["Id"];
        /**
         * @description The intent's id, as the provider adds it to the return address.
         * @example pi_3SQkY2
         */
        PaymentIntentQuery: components["schemas"]["IntentId"];
        /** @description The provider's signature. Without it, the event is refused with `signature_invalid`. */
        StripeSignature: string;
        AddOnOrderId: components["schemas"]["Id"];
        SavedCardId: components["schemas"]["Id"];
        /** @description The ZIP code. */
        Zip: components["schemas"]["PostalCode"];
        /** @description The address to check. */
        EmailPath: components["schemas"]["Email"];
        /** @description The provider's signature. Without it, the text is refused with `signature_invalid`. */
        TextSignature: string;
        /** @description The session's id. */
        SessionRowId: components["schemas"]["Id"];
        /**
         * @description A code from the app, or a recovery code.
         * @example 492817
         */
        SecondFactorCodeHeader: components["schemas"]["SecondFactorCode"];
        /** @description The current password, percent-encoded, because a header carries only ASCII. Left out only if the account has none. */
        PasswordHeader: string;
        /**
         * @description The token of an email's link.
         * @example Zq3mVt8LkR5wYzB2nHs7JdPf4CgTe9Ua
         */
        LinkToken: string;
        /** @description The id of the caller's own account. */
        UserId: components["schemas"]["Id"];
        /**
         * @description The signed token of the email.
         * @example Zq3mVt8LkR5wYzB2nHs7JdPf4CgTe9Ua
         */
        UnsubscribeToken: components["schemas"]["UnsubscribeToken"];
        /** @description Only verifications in this status. By default, those submitted and in review. */
        VerificationStatusFilter: components["schemas"]["VerificationStatus"];
        /** @description The verification's id. */
        VerificationId: components["schemas"]["Id"];
        /** @description The breeder's id. */
        ProgramId: components["schemas"]["Id"];
        /** @description The token of an invitation. Without it, an open form. */
        InvitationToken: string;
        /**
         * @description The file's own name. It is only shown, never part of the key.
         * @example maple-asleep.jpg
         */
        FileName: string;
        /** @description The content type of the upload. */
        ContentType: "image/jpeg" | "image/png" | "image/webp" | "image/heic" | "video/mp4" | "video/quicktime" | "application/pdf";
        /** @description The purpose of the file. */
        Purpose: components["schemas"]["FilePurpose"];
        /** @description Its length in bytes. */
        FileSize: number;
        /**
         * @description The file's key.
         * @example private/0f3b5c7d9e1a2b4c6d8e0f1a3b5c7d9e.pdf
         */
        FileKey: components["schemas"]["FileKey"];
        /** @description The store: `public` or `private`. Another name returns 400. */
        BucketIndicator: "public" | "private";
        /** @description The beginning of a name, of an address or of the program's name, or an account's id. */
        UserSearch: string;
        /** @description Only accounts with this role. */
        RoleFilter: components["schemas"]["Role"];
        /** @description Only accounts with this status. */
        AccountStatusFilter: components["schemas"]["AccountStatus"];
        /** @description Only breeders for which an admin still has to say whether their listings skip the review. */
        TrustAskedFilter: boolean;
        /** @description The account's id. */
        AccountId: components["schemas"]["Id"];
        /** @description The refund's id. */
        RefundId: components["schemas"]["Id"];
        /** @description The request's id. */
        ApprovalId: components["schemas"]["Id"];
        /** @description Only money of this kind. */
        WaitingMoneyKind: components["schemas"]["WaitingMoneyKind"];
        /** @description The payout's id. */
        PayoutId: components["schemas"]["Id"];
        /** @description The breeder's id. */
        BalanceBreederId: components["schemas"]["Id"];
        /** @description The finding's id. */
        FindingId: components["schemas"]["Id"];
        /** @description Only decisions, or only looks. Both by default. */
        AuditKind: "decisions" | "reads";
        /** @description Only entries by this member of staff. */
        AuditActor: components["schemas"]["Id"];
        /** @description Only entries about this subject. */
        AuditSubject: string;
        /** @description The invitation's id. */
        StaffInvitationId: components["schemas"]["Id"];
        /** @description The token of the link. */
        StaffInvitationToken: string;
        /** @description The provider that vouches for the person. */
        Provider: components["schemas"]["SocialProvider"];
        /** @description The path to which the person returns afterward. */
        ReturnTo: components["schemas"]["ReturnPath"];
        /** @description The pet's id. */
        PetIdQuery: components["schemas"]["Id"];
        /** @description Only listings with these statuses. */
        OwnStatus: components["schemas"]["PetStatus"][];
        /** @description Part of the name or breed. */
        OwnText: string;
        /** @description Newest changes first by default. */
        OwnSort: "updated" | "name" | "price" | "views";
        /** @description True reads and checks the file and stores nothing. */
        DryRun: boolean;
        /** @description In review by default. */
        ReviewStatus: "in-review" | "not-approved-internal";
        /** @description The parent's status; in review by default. */
        ParentReviewStatus: "in-review" | "rejected";
        /** @description The parent's id. */
        ParentId: components["schemas"]["Id"];
        /** @description Only changes of this kind. */
        ChangeKindFilter: components["schemas"]["ChangeKind"];
        /** @description The change request's id. */
        ChangeRequestId: components["schemas"]["Id"];
        /** @description Only changes of this kind. */
        ClaimKindFilter: components["schemas"]["ClaimKind"];
        /** @description The change's id. */
        ClaimChangeId: components["schemas"]["Id"];
        /** @description Only litters in this state. */
        LitterStateFilter: components["schemas"]["LitterState"];
        /** @description The litter's id. */
        LitterId: components["schemas"]["Id"];
        /** @description Only applications with this status. */
        ApplicationStatusFilter: components["schemas"]["ApplicationStatus"];
        /** @description The application's id. */
        ApplicationId: components["schemas"]["Id"];
        /** @description Only add-ons that suit this pet. */
        "PetId-2": components["schemas"]["Id"];
        /** @description Only disputes with this status. */
        DisputeStatusFilter: components["schemas"]["DisputeStatus"];
        /** @description Only the dispute about this reservation. */
        DisputeReservation: components["schemas"]["Id"];
        /** @description The dispute's id. */
        DisputeId: components["schemas"]["Id"];
        /** @description The refund in cents. Without it, everything. */
        DisputeRefundCents: number;
        /** @description The amount that the breeder pays of a partial refund. Without it, the breeder's own share. */
        DisputeBreederCents: number;
        /** @description Only deliveries with this status. */
        DeliveryStatusFilter: components["schemas"]["DeliveryStatus"];
        /** @description The reservation's number, or the beginning of the pet's or the carrier's name. */
        DeliverySearch: string;
        /** @description The delivery's id. */
        DeliveryId: components["schemas"]["Id"];
        /** @description The price in US cents. */
        PriceCents: number;
        /** @description A reservation's number or id, a buyer's email, the ZIP code or the street of a buyer's address ("412 Maple"), a pet's name, or a payment intent. */
        OrderLookUp: string;
        /** @description Only orders that wait for staff. hand-off: paid sales whose pet could go home two weeks ago, with a hand-off that neither side has confirmed. */
        OrdersWaiting: "hand-off";
        /** @description The order's id. */
        OrderId: components["schemas"]["Id"];
        /** @description The chargeback's id. */
        ChargebackId: components["schemas"]["Id"];
        /** @description By default, `sale` while the sale of this order's pet is open, else `part`. */
        RefundScope: components["schemas"]["RefundScope"];
        /** @description Only for `part`: the amount in US cents. By default, everything that can be refunded. */
        RefundAmount: number;
        /** @description Only for `part`: its payer. By default, the breeder. */
        RefundBearer: components["schemas"]["RefundBearer"];
        /** @description Only for `sale`, as in `refundOrder`. */
        IsPetReturned: boolean;
        /** @description A part of the code. */
        CodeLookUp: string;
        /** @description The code's id. */
        DiscountCodeId: components["schemas"]["Id"];
        /** @description The state. */
        RuleState: components["schemas"]["State"];
        /** @description Only posts that the caller bookmarked. */
        OnlyBookmarked: boolean;
        /**
         * @description A tag.
         * @example puppy-training
         */
        Tag: components["schemas"]["PostTag"];
        /** @description The post's id. */
        PostId: components["schemas"]["Id"];
        /** @description True sets it, false removes it. Without it, the call switches it. */
        Wanted: boolean;
        /** @description The comment's id. */
        CommentId: components["schemas"]["Id"];
        /** @description The reply's id. */
        ReplyId: components["schemas"]["Id"];
        /** @description The caller's program. */
        AnalyticsBreederId: components["schemas"]["Id"];
        /** @description The period; 30 days by default. */
        TimeframeQuery: components["schemas"]["Timeframe"];
        /** @description The calendar year. */
        StatementYear: components["schemas"]["Year"];
        /** @description Only conversations about this pet. */
        OfPet: components["schemas"]["Id"];
        /** @description The pet that a consumer asks about. */
        ByPet: components["schemas"]["Id"];
        /** @description The breeder that a consumer writes to without naming a pet. */
        ByBreeder: components["schemas"]["Id"];
        /** @description The reservation that either side writes about. */
        ByReservation: components["schemas"]["Id"];
        /** @description The quick reply's id. */
        "ReplyId-2": components["schemas"]["Id"];
        /** @description The chat's id. */
        ChatId: components["schemas"]["Id"];
        /** @description The last message that the caller has. */
        After: components["schemas"]["Id"];
        /** @description The last message that was seen. Without it, all messages count as seen. */
        UpTo: components["schemas"]["Id"];
        /** @description The state to set; without it, the call switches the state. */
        IsBlocked: boolean;
        /** @description The favorite's id. */
        FavouriteId: components["schemas"]["Id"];
        /** @description The profile's id. */
        PetProfileId: components["schemas"]["Id"];
        /** @description The notification's id. */
        NotificationId: components["schemas"]["Id"];
        /** @description The caller's own id. */
        NotificationsOf: components["schemas"]["Id"];
        /** @description By default, the caller's places. `breeder` returns the line of the caller's program. */
        WaitlistSide: "member" | "breeder";
        /** @description By default, open places in the order of the line. Past places are sorted latest first. */
        WaitlistState: "open" | "past";
        /** @description The place's id. */
        WaitlistId: components["schemas"]["Id"];
        /** @description One of the caller's own parents. */
        MatchParent: components["schemas"]["Id"];
        /** @description The largest distance in miles. */
        MatchMiles: number;
        /** @description `running` returns proposed and accepted matches; all by default. */
        MatchState: "running" | "past";
        /** @description One of the caller's own parents. */
        MatchParentPath: components["schemas"]["Id"];
        /** @description The match's id. */
        MatchId: components["schemas"]["Id"];
        /** @description Only reports of this kind. */
        ReportKind: "post" | "listing" | "chat" | "review";
        /** @description The report's status; open by default. */
        ReportStatus: "open" | "kept" | "removed";
        /** @description The report's id. */
        ReportId: components["schemas"]["Id"];
        /** @description The case's status; open by default. */
        FraudCaseStatus: "open" | "kept" | "cleared";
        /** @description The case's id. */
        FraudCaseId: components["schemas"]["Id"];
        /** @description The search's id. */
        SavedSearchId: components["schemas"]["Id"];
        /** @description Only reviews with this many stars. */
        ReviewRating: number;
        /** @description The review's id. */
        ReviewId: components["schemas"]["Id"];
    };
    requestBodies: {
        SignIn: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        SignUp: {
            content: {
                /**
                 * @example {
                 *       "type": "Consumer",
                 *       "email": "dana.whitfield@example.com",
                 *       "password": "correct-horse-battery",
                 *       "firstName": "Dana",
                 *       "lastName": "Whitfield",
                 *       "termsVersion": "2025-10-01"
                 *     }
                 */
                "application/json": components["schemas"]["SignUpBody"];
            };
        };
        CountShare: {
            content: {
                /**
                 * @example {
                 *       "page": "/pets/0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60/maple"
                 *     }
                 */
                "application/json": components["schemas"]["CountShareBody"];
            };
        };
        UpdateSaleContract: {
            content: {
                /**
                 * @example {
                 *       "contractText": "Willow Creek Cavaliers sells the puppy named on the order to the buyer as a companion. The puppy is at least eight weeks old at hand-off and comes with its vaccination record.",
                 *       "guaranteeText": "The puppy is guaranteed free of hereditary heart and eye disease for two years from the day of hand-off, confirmed by a licensed veterinarian."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSaleContractBody"];
            };
        };
        ConfirmSaleContract: {
            content: {
                /**
                 * @example {
                 *       "saleContractHash": "9f2c4e7a1b6d8035c4f1e29a7d6b50138ce4f7a2910b3d5c6e8f7a4b2c1d0e9f"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmSaleContractBody"];
            };
        };
        StartReservation: {
            content: {
                /**
                 * @example {
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "postalCode": "97211",
                 *       "order": {
                 *         "transportation": "pickup",
                 *         "paymentType": "deposit"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StartReservationBody"];
            };
        };
        FinalizeReservation: {
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "paymentIntent": "pi_3SQkY2Hq9mT4vXw10aBcDeF1"
                 *     }
                 */
                "application/json": components["schemas"]["FinalizeReservationBody"];
            };
        };
        SaveProgress: {
            content: {
                "application/json": components["schemas"]["SaveProgressBody"];
            };
        };
        UpdateReservationStatus: {
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "action": "confirm-handover"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReservationStatusBody"];
            };
        };
        CompleteReservation: {
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172"
                 *     }
                 */
                "application/json": components["schemas"]["CompleteReservationBody"];
            };
        };
        CreateSetupIntent: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSetupIntentBody"];
            };
        };
        CreatePaymentIntent: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "paymentMethod": "card",
                 *       "order": {
                 *         "transportation": "pickup",
                 *         "paymentType": "deposit"
                 *       },
                 *       "acceptances": {
                 *         "saleContractHash": "9f2c4e7a1b6d8035c4f1e29a7d6b50138ce4f7a2910b3d5c6e8f7a4b2c1d0e9f",
                 *         "termsVersion": "2025-10-01"
                 *       },
                 *       "expectedDueNowCents": 37500
                 *     }
                 */
                "application/json": components["schemas"]["CreatePaymentIntentBody"];
            };
        };
        UpdatePaymentIntent: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "order": {
                 *         "rescueDonationAmount": 2500
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePaymentIntentBody"];
            };
        };
        VerifyAndFinalize: {
            content: {
                /**
                 * @example {
                 *       "paymentIntent": "pi_3SQkY2Hq9mT4vXw10aBcDeF1"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyAndFinalizeBody"];
            };
        };
        PaymentEvent: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1SQkY4Hq9mT4vXw1",
                 *       "type": "payment_intent.succeeded",
                 *       "created": 1763140094,
                 *       "data": {
                 *         "object": {
                 *           "id": "pi_3SQkY2Hq9mT4vXw10aBcDeF1",
                 *           "object": "payment_intent",
                 *           "status": "succeeded"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        PayBalance: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "paymentMethod": "card"
                 *     }
                 */
                "application/json": components["schemas"]["PayBalanceBody"];
            };
        };
        QuoteAddOns: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "addOnIds": [
                 *         "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuoteAddOnsBody"];
            };
        };
        BuyAddOns: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "addOnIds": [
                 *         "0199c0d1-0001-7a4e-9b5f-2c3d4e5f6071"
                 *       ],
                 *       "paymentMethod": "card",
                 *       "expectedTotalCents": 9167
                 *     }
                 */
                "application/json": components["schemas"]["BuyAddOnsBody"];
            };
        };
        KeepCard: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "setupIntent": "seti_3SQkY2Hq9mT4vXw10aBcDeF3"
                 *     }
                 */
                "application/json": components["schemas"]["KeepCardBody"];
            };
        };
        QuoteOrder: {
            content: {
                /**
                 * @example {
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "postalCode": "97211",
                 *       "order": {
                 *         "transportation": "honest",
                 *         "paymentType": "deposit"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuoteOrderBody"];
            };
        };
        Point: {
            content: {
                /**
                 * @example {
                 *       "latitude": 44.64,
                 *       "longitude": -123.29
                 *     }
                 */
                "application/json": components["schemas"]["PointBody"];
            };
        };
        UpdateUser: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Dana",
                 *       "phoneNumber": "+15035550118"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserBody"];
            };
        };
        ChangeEmail: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.w@example.com",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmailBody"];
            };
        };
        AcceptTerms: {
            content: {
                /**
                 * @example {
                 *       "termsVersion": "2025-10-01"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptTermsBody"];
            };
        };
        PhoneCode: {
            content: {
                /**
                 * @example {
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneCodeBody"];
            };
        };
        IncomingText: {
            content: {
                /**
                 * @example {
                 *       "MessageSid": "SM5f1c2b7e5d1a4c80b6e29f174d0c8a35",
                 *       "From": "+15035550118",
                 *       "Body": "STOP"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["IncomingTextBody"];
            };
        };
        CloseAccount: {
            content: {
                /**
                 * @example {
                 *       "password": "marmalade-tin-42"
                 *     }
                 */
                "application/json": components["schemas"]["CloseAccountBody"];
            };
        };
        SecondFactorProof: {
            content: {
                /**
                 * @example {
                 *       "code": "492817",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorProofBody"];
            };
        };
        SecondFactorCode: {
            content: {
                /**
                 * @example {
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCodeBody"];
            };
        };
        RedeemToken: {
            content: {
                /**
                 * @example {
                 *       "url": "/verify-email"
                 *     }
                 */
                "application/json": components["schemas"]["RedeemTokenBody"];
            };
        };
        ChangePassword: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct-horse-battery",
                 *       "newPassword": "a-quiet-harbour-9"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        ForgotPassword: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        PasswordCode: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com",
                 *       "code": "492817"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordCodeBody"];
            };
        };
        ResetPassword: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.whitfield@example.com",
                 *       "code": "492817",
                 *       "newPassword": "a-quiet-harbour-9"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        UserSetting: {
            content: {
                /**
                 * @example {
                 *       "userSetting": {
                 *         "channel": "email",
                 *         "group": "newsletter",
                 *         "isOn": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserSettingBody"];
            };
        };
        QuietHours: {
            content: {
                /**
                 * @example {
                 *       "isOn": true,
                 *       "from": "21:00",
                 *       "to": "08:00",
                 *       "timeZone": "America/Chicago"
                 *     }
                 */
                "application/json": components["schemas"]["QuietHours"];
            };
        };
        Unsubscribe: {
            content: {
                /**
                 * @example {
                 *       "group": "newsletter",
                 *       "token": "eyJ1IjoiMDE5OThmMjAifQ.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscribeBody"];
            };
        };
        OneClick: {
            content: {
                /** @example List-Unsubscribe=One-Click */
                "*/*": Blob;
            };
        };
        SubmitVerification: {
            content: {
                /**
                 * @example {
                 *       "identityFront": [
                 *         "verification/0199a3c4/front.webp"
                 *       ],
                 *       "identityBack": [
                 *         "verification/0199a3c4/back.webp"
                 *       ],
                 *       "rearingArea": [
                 *         "verification/0199a3c4/kennel-1.webp",
                 *         "verification/0199a3c4/kennel-2.webp"
                 *       ],
                 *       "registration": []
                 *     }
                 */
                "application/json": components["schemas"]["VerificationFilesBody"];
            };
        };
        DecideVerification: {
            content: {
                /**
                 * @example {
                 *       "decision": "ask",
                 *       "reason": "We can't read the back of the ID. Take it again in daylight."
                 *     }
                 */
                "application/json": components["schemas"]["DecideVerificationBody"];
            };
        };
        WithdrawVerification: {
            content: {
                /**
                 * @example {
                 *       "reason": "The registry tells us that this number belongs to another kennel."
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawVerificationBody"];
            };
        };
        InviteShelter: {
            content: {
                /**
                 * @example {
                 *       "email": "hello@bentonhaven.org",
                 *       "name": "Benton County Animal Haven",
                 *       "state": "OR"
                 *     }
                 */
                "application/json": components["schemas"]["InviteShelterBody"];
            };
        };
        AddShelter: {
            content: {
                /**
                 * @example {
                 *       "name": "Benton County Animal Haven",
                 *       "email": "hello@bentonhaven.org",
                 *       "password": "a-quiet-harbour-9",
                 *       "firstName": "Marisol",
                 *       "lastName": "Okafor",
                 *       "postalCode": "97330",
                 *       "registrationNumber": "93-1187420",
                 *       "termsVersion": "2025-10-01"
                 *     }
                 */
                "application/json": components["schemas"]["AddShelterBody"];
            };
        };
        DeleteFile: {
            content: {
                /**
                 * @example {
                 *       "fileKey": "uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.webp"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteFileBody"];
            };
        };
        UpdateUserStatus: {
            content: {
                /**
                 * @example {
                 *       "accountStatus": "Suspended",
                 *       "reason": "Three listings with photos of other kennels."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserStatusBody"];
            };
        };
        UpdateBreederTrust: {
            content: {
                /**
                 * @example {
                 *       "autoApprove": true,
                 *       "reason": "Forty homes in three years and never a complaint."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBreederTrustBody"];
            };
        };
        SettleRefund: {
            content: {
                /**
                 * @example {
                 *       "how": "check",
                 *       "reason": "Check 1042, mailed on November 24."
                 *     }
                 */
                "application/json": components["schemas"]["SettleRefundBody"];
            };
        };
        RefuseMoney: {
            content: {
                /**
                 * @example {
                 *       "reason": "The breeder already agreed to pay it back."
                 *     }
                 */
                "application/json": components["schemas"]["RefuseMoneyBody"];
            };
        };
        SettlePayout: {
            content: {
                /**
                 * @example {
                 *       "reason": "The provider used it for a negative balance of the account."
                 *     }
                 */
                "application/json": components["schemas"]["SettlePayoutBody"];
            };
        };
        SettleBalance: {
            content: {
                /**
                 * @example {
                 *       "side": "debt",
                 *       "how": "written-off",
                 *       "amountCents": 4500,
                 *       "balanceCents": 4500,
                 *       "reason": "Not worth collecting."
                 *     }
                 */
                "application/json": components["schemas"]["SettleBalanceBody"];
            };
        };
        SettleFinding: {
            content: {
                /**
                 * @example {
                 *       "reason": "Lost in the failover of November 26; Millie went to another family."
                 *     }
                 */
                "application/json": components["schemas"]["SettleFindingBody"];
            };
        };
        InviteStaff: {
            content: {
                /**
                 * @example {
                 *       "email": "noor@hearthpaw.com",
                 *       "rank": "moderator"
                 *     }
                 */
                "application/json": components["schemas"]["InviteStaffBody"];
            };
        };
        ChangeStaffRank: {
            content: {
                /**
                 * @example {
                 *       "rank": "finance"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeStaffRankBody"];
            };
        };
        JoinStaff: {
            content: {
                /**
                 * @example {
                 *       "token": "AZmx0nwzek6bXyw9Tl9gcUyO6a1kq0bT4mI8sVZ7hRc"
                 *     }
                 */
                "application/json": components["schemas"]["JoinStaffBody"];
            };
        };
        SocialCallback: {
            content: {
                /**
                 * @example {
                 *       "code": "4/0AeanS0bQx7",
                 *       "state": "n8Vd2kQmZx0wLr5T",
                 *       "termsVersion": "2025-10-01"
                 *     }
                 */
                "application/json": components["schemas"]["SocialCallbackBody"];
            };
        };
        PetVideo: {
            content: {
                "multipart/form-data": components["schemas"]["PetVideoBody"];
            };
        };
        ListingDraft: {
            content: {
                /**
                 * @example {
                 *       "name": "Maple",
                 *       "type": "Dog",
                 *       "sex": "Female",
                 *       "birthDate": "2025-09-12"
                 *     }
                 */
                "application/json": components["schemas"]["ListingFields"];
            };
        };
        AddListing: {
            content: {
                /**
                 * @example {
                 *       "id": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *     }
                 */
                "application/json": components["schemas"]["AddListingBody"];
            };
        };
        UpdateListing: {
            content: {
                /**
                 * @example {
                 *       "id": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "priceCents": 240000
                 *     }
                 */
                "application/json": components["schemas"]["ListingFields"];
            };
        };
        ListingIds: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ListingIdsBody"];
            };
        };
        FileKeys: {
            content: {
                /**
                 * @example {
                 *       "fileKeys": [
                 *         "uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.webp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FileKeysBody"];
            };
        };
        ListingStatus: {
            content: {
                /**
                 * @example {
                 *       "status": "temporary-pause",
                 *       "reason": "We are away until Sunday."
                 *     }
                 */
                "application/json": components["schemas"]["ListingStatusBody"];
            };
        };
        ImportFile: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFileBody"];
            };
        };
        ReportListing: {
            content: {
                /**
                 * @example {
                 *       "reason": "stolen-pictures",
                 *       "details": "The same photos are on another kennel's page."
                 *     }
                 */
                "application/json": components["schemas"]["ReportListingBody"];
            };
        };
        DecideListing: {
            content: {
                /**
                 * @example {
                 *       "status": "rejected",
                 *       "reason": "The first photo shows two puppies. Show Maple alone."
                 *     }
                 */
                "application/json": components["schemas"]["DecideListingBody"];
            };
        };
        DecideParent: {
            content: {
                /**
                 * @example {
                 *       "decision": "reject",
                 *       "reason": "The certificate names another dog. Upload Clementine's."
                 *     }
                 */
                "application/json": components["schemas"]["DecideParentBody"];
            };
        };
        DecideChange: {
            content: {
                /**
                 * @example {
                 *       "decision": "accept"
                 *     }
                 */
                "application/json": components["schemas"]["DecideChangeBody"];
            };
        };
        DecideClaimChange: {
            content: {
                /**
                 * @example {
                 *       "decision": "reject",
                 *       "reason": "The license is issued to another name."
                 *     }
                 */
                "application/json": components["schemas"]["DecideClaimChangeBody"];
            };
        };
        AnswerClaimChange: {
            content: {
                /**
                 * @example {
                 *       "answer": "We married in May. The new license names us both."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerClaimChangeBody"];
            };
        };
        ChangePremises: {
            content: {
                /**
                 * @example {
                 *       "rearingArea": [
                 *         "verification/0199a3c4/kennel-3.webp",
                 *         "verification/0199a3c4/kennel-4.webp"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChangePremisesBody"];
            };
        };
        UpdateBreeder: {
            content: {
                /**
                 * @example {
                 *       "story": "We are Ruth and Tom Abernathy and raise one litter a year.",
                 *       "depositRefundPercent": 100
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBreederBody"];
            };
        };
        AddParent: {
            content: {
                /**
                 * @example {
                 *       "name": "Clementine",
                 *       "type": "Dog",
                 *       "sex": "Female",
                 *       "breedId": "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
                 *       "color": "Ruby",
                 *       "weightLb": 15,
                 *       "registries": [
                 *         "AKC"
                 *       ],
                 *       "geneticTesting": true
                 *     }
                 */
                "application/json": components["schemas"]["ParentFields"];
            };
        };
        UpdateParent: {
            content: {
                /**
                 * @example {
                 *       "id": "01985c33-12ac-7d01-9e8f-5061728394a5",
                 *       "parent": {
                 *         "name": "Clementine",
                 *         "type": "Dog",
                 *         "sex": "Female",
                 *         "breedId": "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
                 *         "color": "Ruby",
                 *         "weightLb": 15,
                 *         "registries": [
                 *           "AKC"
                 *         ],
                 *         "geneticTesting": true
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateParentBody"];
            };
        };
        Litter: {
            content: {
                /**
                 * @example {
                 *       "name": "Clementine and Jasper, spring 2026",
                 *       "state": "expected",
                 *       "breedId": "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
                 *       "sireId": "01985c33-12ab-7c90-8d7e-4f5061728394",
                 *       "damId": "01985c33-12ac-7d01-9e8f-5061728394a5",
                 *       "expectedDate": "2026-03-20"
                 *     }
                 */
                "application/json": components["schemas"]["LitterBody"];
            };
        };
        ApplicationForm: {
            content: {
                /**
                 * @example {
                 *       "isRequired": true,
                 *       "questions": [
                 *         {
                 *           "id": "home",
                 *           "text": "Who lives with you?",
                 *           "kind": "long-text",
                 *           "isRequired": true,
                 *           "choices": []
                 *         },
                 *         {
                 *           "id": "garden",
                 *           "text": "Do you have a fenced garden?",
                 *           "kind": "yes-no",
                 *           "isRequired": false,
                 *           "choices": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationFormBody"];
            };
        };
        SubmitApplication: {
            content: {
                /**
                 * @example {
                 *       "breederId": "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "answers": [
                 *         {
                 *           "questionId": "home",
                 *           "text": "Two adults and a girl of nine."
                 *         }
                 *       ],
                 *       "petProfileIds": [],
                 *       "isDraft": false
                 *     }
                 */
                "application/json": components["schemas"]["SubmitApplicationBody"];
            };
        };
        UpdateApplication: {
            content: {
                /**
                 * @example {
                 *       "status": "approved"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateApplicationBody"];
            };
        };
        RefundQuote: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172"
                 *     }
                 */
                "application/json": components["schemas"]["RefundQuoteBody"];
            };
        };
        OpenDispute: {
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "reason": "health",
                 *       "text": "Our vet found a heart murmur two days after we brought Maple home. The report is attached."
                 *     }
                 */
                "application/json": components["schemas"]["OpenDisputeBody"];
            };
        };
        ReplyDispute: {
            content: {
                /**
                 * @example {
                 *       "text": "We will pay for a cardiologist and take Maple back if you wish."
                 *     }
                 */
                "application/json": components["schemas"]["ReplyDisputeBody"];
            };
        };
        DecideDispute: {
            content: {
                /**
                 * @example {
                 *       "outcome": "refund",
                 *       "refundCents": 257500,
                 *       "reason": "The health guarantee covers the finding."
                 *     }
                 */
                "application/json": components["schemas"]["DecideDisputeBody"];
            };
        };
        PickUp: {
            content: {
                /**
                 * @example {
                 *       "address": {
                 *         "line1": "480 Oak Creek Drive",
                 *         "line2": null,
                 *         "city": "Corvallis",
                 *         "state": "OR",
                 *         "postalCode": "97330"
                 *       },
                 *       "note": "The gate is open from 8 AM."
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryPickUp"];
            };
        };
        OfferDelivery: {
            content: {
                /**
                 * @example {
                 *       "carrier": {
                 *         "name": "Sam Ortiz",
                 *         "email": "sam.ortiz@example.com",
                 *         "phoneNumber": "+15035550177",
                 *         "company": "Paw Roads"
                 *       },
                 *       "costCents": 18000,
                 *       "window": {
                 *         "pickUpAt": "2026-01-12T16:00:00.000Z",
                 *         "arriveFrom": "2026-01-12T19:00:00.000Z",
                 *         "arriveTo": "2026-01-12T21:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfferDeliveryBody"];
            };
        };
        UpdateDelivery: {
            content: {
                /**
                 * @example {
                 *       "action": "withdraw",
                 *       "reason": "The van broke down."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDeliveryBody"];
            };
        };
        OpenDeliveryLink: {
            content: {
                /**
                 * @example {
                 *       "token": "AZMaAAAAcACAAAAAAAAAAWqBvJp0"
                 *     }
                 */
                "application/json": components["schemas"]["OpenDeliveryLinkBody"];
            };
        };
        AnswerDelivery: {
            content: {
                /**
                 * @example {
                 *       "token": "AZMaAAAAcACAAAAAAAAAAWqBvJp0",
                 *       "answer": "accept",
                 *       "window": {
                 *         "pickUpAt": "2026-01-12T16:00:00.000Z",
                 *         "arriveFrom": "2026-01-12T19:00:00.000Z",
                 *         "arriveTo": "2026-01-12T21:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AnswerDeliveryBody"];
            };
        };
        UploadDeliveryPhoto: {
            content: {
                /**
                 * @example {
                 *       "token": "AZMaAAAAcACAAAAAAAAAAWqBvJp0",
                 *       "contentType": "image/jpeg",
                 *       "size": 482113
                 *     }
                 */
                "application/json": components["schemas"]["UploadDeliveryPhotoBody"];
            };
        };
        ReportDelivery: {
            content: {
                /**
                 * @example {
                 *       "token": "AZMaAAAAcACAAAAAAAAAAWqBvJp0",
                 *       "step": "handed-off",
                 *       "fileKey": "uploads/3f9c2b7e5d1a4c80b6e29f174d0c8a35.jpg",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["ReportDeliveryBody"];
            };
        };
        AddEvidence: {
            content: {
                /**
                 * @example {
                 *       "text": "The signed hand-off form, and a photo the buyer sent us a day later."
                 *     }
                 */
                "application/json": components["schemas"]["AddEvidenceBody"];
            };
        };
        SubmitEvidence: {
            content: {
                /**
                 * @example {
                 *       "texts": {
                 *         "productDescription": "Maple, a Cavalier King Charles Spaniel puppy.",
                 *         "serviceDate": "November 24, 2025"
                 *       },
                 *       "files": []
                 *     }
                 */
                "application/json": components["schemas"]["SubmitEvidenceBody"];
            };
        };
        RefundOrder: {
            content: {
                /**
                 * @example {
                 *       "scope": "part",
                 *       "amountCents": 37500,
                 *       "refundableCents": 257500,
                 *       "bornBy": "platform",
                 *       "reason": "Agreed with both sides by phone.",
                 *       "idempotencyKey": "0199c0d1-0005-7a4e-9b5f-2c3d4e5f6099"
                 *     }
                 */
                "application/json": components["schemas"]["RefundOrderBody"];
            };
        };
        DiscountCode: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME10",
                 *       "type": "Percentage",
                 *       "percent": 10,
                 *       "amountCents": null,
                 *       "funder": "platform",
                 *       "startsAt": "2025-11-01T00:00:00.000Z",
                 *       "endsAt": null,
                 *       "usesLimit": 500,
                 *       "usesLimitPerPerson": 1,
                 *       "isActive": true
                 *     }
                 */
                "application/json": components["schemas"]["DiscountCodeFields"];
            };
        };
        StateRule: {
            content: {
                /**
                 * @example {
                 *       "saleAllowed": true,
                 *       "saleAllowedUnderOneYear": true,
                 *       "bnplAllowed": false,
                 *       "depositRefundable": true,
                 *       "note": "No financing of dogs and cats. Deposits are refundable.",
                 *       "source": "California AB 506, Health and Safety Code 122191",
                 *       "asOf": "2026-01-01",
                 *       "reason": "Counsel confirmed that our contract is outside AB 519.",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["StateRuleFields"];
            };
        };
        NewPost: {
            content: {
                "application/json": components["schemas"]["NewPostBody"];
            };
        };
        UpdatePost: {
            content: {
                "application/json": components["schemas"]["UpdatePostBody"];
            };
        };
        PostText: {
            content: {
                /**
                 * @example {
                 *       "text": "Ours took 14 hours. Keep the room quiet."
                 *     }
                 */
                "application/json": components["schemas"]["PostTextBody"];
            };
        };
        ReportPost: {
            content: {
                /**
                 * @example {
                 *       "details": "Sells medicine without a vet."
                 *     }
                 */
                "application/json": components["schemas"]["ReportPostBody"];
            };
        };
        SendMessage: {
            content: {
                /**
                 * @example {
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "clientId": "0199c0d1-000a-7a4e-9b5f-2c3d4e5f6071",
                 *       "text": "Is Maple used to cats?"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        SaveQuickReply: {
            content: {
                /**
                 * @example {
                 *       "text": "Yes, our puppies grow up with two cats."
                 *     }
                 */
                "application/json": components["schemas"]["QuickReplyBody"];
            };
        };
        MuteChat: {
            content: {
                /**
                 * @example {
                 *       "isMuted": true
                 *     }
                 */
                "application/json": components["schemas"]["MuteChatBody"];
            };
        };
        ReportChat: {
            content: {
                /**
                 * @example {
                 *       "reason": "fraud",
                 *       "details": "Asks to be paid by gift card."
                 *     }
                 */
                "application/json": components["schemas"]["ReportChatBody"];
            };
        };
        QuestionMail: {
            content: {
                /**
                 * @example {
                 *       "name": "Dana Whitfield",
                 *       "email": "dana.whitfield@example.com",
                 *       "breederId": "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
                 *       "text": "Is Maple used to cats? We have an old tabby."
                 *     }
                 */
                "application/json": components["schemas"]["QuestionMailBody"];
            };
        };
        TrainingInquiry: {
            content: {
                /**
                 * @example {
                 *       "name": "Dana Whitfield",
                 *       "email": "dana.whitfield@example.com",
                 *       "text": "We would like help with the first weeks on the lead."
                 *     }
                 */
                "application/json": components["schemas"]["TrainingInquiryBody"];
            };
        };
        SupportMail: {
            content: {
                /**
                 * @example {
                 *       "name": "Dana Whitfield",
                 *       "email": "dana.whitfield@example.com",
                 *       "topic": "reservation",
                 *       "text": "Where do I find the receipt for HP-7K2M9Q?"
                 *     }
                 */
                "application/json": components["schemas"]["SupportMailBody"];
            };
        };
        AddFavourite: {
            content: {
                /**
                 * @example {
                 *       "petId": "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *     }
                 */
                "application/json": components["schemas"]["AddFavouriteBody"];
            };
        };
        AddPetProfile: {
            content: {
                /**
                 * @example {
                 *       "name": "Maple",
                 *       "type": "Dog",
                 *       "sex": "Female",
                 *       "birthDate": "2025-09-12",
                 *       "weightLb": 7.4,
                 *       "notes": "Afraid of the vacuum cleaner."
                 *     }
                 */
                "application/json": components["schemas"]["PetProfileFields"];
            };
        };
        UpdatePetProfile: {
            content: {
                /**
                 * @example {
                 *       "id": "0199c0d1-000f-7a4e-9b5f-2c3d4e5f6071",
                 *       "profile": {
                 *         "name": "Maple",
                 *         "type": "Dog",
                 *         "sex": "Female",
                 *         "birthDate": "2025-09-12",
                 *         "weightLb": 7.4,
                 *         "notes": "Afraid of the vacuum cleaner."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePetProfileBody"];
            };
        };
        AddNotification: {
            content: {
                /**
                 * @example {
                 *       "title": "Call the vet about Maple"
                 *     }
                 */
                "application/json": components["schemas"]["AddNotificationBody"];
            };
        };
        UpdateNotification: {
            content: {
                /**
                 * @example {
                 *       "status": "read"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNotificationBody"];
            };
        };
        MarkNotificationsRead: {
            content: {
                /**
                 * @example {
                 *       "upTo": "0199c0d1-0010-7a4e-9b5f-2c3d4e5f6071"
                 *     }
                 */
                "application/json": components["schemas"]["MarkNotificationsReadBody"];
            };
        };
        JoinWaitlist: {
            content: {
                /**
                 * @example {
                 *       "breederId": "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
                 *       "note": "We hope for a girl in spring."
                 *     }
                 */
                "application/json": components["schemas"]["JoinWaitlistBody"];
            };
        };
        RejectWaitlist: {
            content: {
                /**
                 * @example {
                 *       "id": "0199c0d1-0011-7a4e-9b5f-2c3d4e5f6071",
                 *       "reason": "We plan no more litters this year."
                 *     }
                 */
                "application/json": components["schemas"]["RejectWaitlistBody"];
            };
        };
        InviteWaitlist: {
            content: {
                /**
                 * @example {
                 *       "id": "0199c0d1-0011-7a4e-9b5f-2c3d4e5f6071",
                 *       "petIds": [
                 *         "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InviteWaitlistBody"];
            };
        };
        CreateMatch: {
            content: {
                /**
                 * @example {
                 *       "parentId": "01985c33-12ac-7d01-9e8f-5061728394a5",
                 *       "otherParentId": "01985c33-12ab-7c90-8d7e-4f5061728394",
                 *       "message": "Clementine comes into season in February."
                 *     }
                 */
                "application/json": components["schemas"]["CreateMatchBody"];
            };
        };
        UpdateMatch: {
            content: {
                /**
                 * @example {
                 *       "status": "accepted"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMatchBody"];
            };
        };
        ChannelAuth: {
            content: {
                /**
                 * @example {
                 *       "socket_id": "214.8891",
                 *       "channel_name": "private-session-01998f20-3c4d-7a1e-8b52-6f0e9d1c2b3a"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["ChannelAuthBody"];
            };
        };
        DecideReport: {
            content: {
                /**
                 * @example {
                 *       "decision": "remove",
                 *       "reason": "Sells medicine without a vet."
                 *     }
                 */
                "application/json": components["schemas"]["DecideReportBody"];
            };
        };
        RestoreReported: {
            content: {
                /**
                 * @example {
                 *       "reason": "The author took the address out."
                 *     }
                 */
                "application/json": components["schemas"]["RestoreReportedBody"];
            };
        };
        DecideFraudCase: {
            content: {
                /**
                 * @example {
                 *       "decision": "clear",
                 *       "reason": "The two run one kennel together and share its bank account."
                 *     }
                 */
                "application/json": components["schemas"]["DecideFraudCaseBody"];
            };
        };
        SaveSearch: {
            content: {
                /**
                 * @example {
                 *       "name": "Cavalier girls near Portland",
                 *       "query": "type=Dog&breedName=cavalier-king-charles-spaniel&sex=Female&zip=97211&distance=150",
                 *       "frequency": "instant"
                 *     }
                 */
                "application/json": components["schemas"]["SaveSearchBody"];
            };
        };
        UpdateSavedSearch: {
            content: {
                /**
                 * @example {
                 *       "name": "Cavalier girls near Portland",
                 *       "frequency": "daily"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSavedSearchBody"];
            };
        };
        WriteReview: {
            content: {
                /**
                 * @example {
                 *       "reservedPetId": "0199b7d2-91e4-7a30-8b6c-2d3e4f506172",
                 *       "rating": 5,
                 *       "title": "A calm start",
                 *       "text": "Ruth answered every question, and Maple came with her blanket and all her papers."
                 *     }
                 */
                "application/json": components["schemas"]["WriteReviewBody"];
            };
        };
        UpdateReview: {
            content: {
                /**
                 * @example {
                 *       "rating": 4,
                 *       "title": "A calm start",
                 *       "text": "Ruth answered every question. The microchip was registered a week late."
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReviewBody"];
            };
        };
        AnswerReview: {
            content: {
                /**
                 * @example {
                 *       "answer": "Thank you, Dana. Send us a photo at Christmas."
                 *     }
                 */
                "application/json": components["schemas"]["AnswerReviewBody"];
            };
        };
        ReportReview: {
            content: {
                /**
                 * @example {
                 *       "reason": "personal-information",
                 *       "details": "It names my street."
                 *     }
                 */
                "application/json": components["schemas"]["ReportReviewBody"];
            };
        };
    };
    headers: {
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The class, its calls (`q`) and seconds (`w`), as in draft-ietf-httpapi-ratelimit-headers: `"mail";q=10;w=600`. Left out if a limit other than the class's was reached. */
        RateLimitPolicy: string;
        /** @description The class, the calls left (`r`) and the seconds until the count starts over (`t`): `"mail";r=0;t=412`. */
        RateLimit: string;
        /** @description Identifies this version of the response. Send it as If-None-Match to learn whether it has changed. */
        ETag: string;
        /** @description `public, no-cache`: any cache may keep the answer, and asks before using it again. */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCsrfToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CsrfToken"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SignIn"];
        responses: {
            200: components["responses"]["Session"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SignUp"];
        responses: {
            201: components["responses"]["Session"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AccessToken"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOut"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CurrentUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBreeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breeds"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAvailableBreeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breeds"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchBreeds: {
        parameters: {
            query?: {
                /** @description Omit for dogs and cats. */
                type?: components["parameters"]["MatchType"];
                /** @description The caller's home. */
                home?: components["parameters"]["MatchHome"];
                /** @description Time for walks and play on a usual day, from half an hour to two hours and more. */
                activity?: components["parameters"]["MatchActivity"];
                /** @description Whether the breed has to shed little. */
                shedding?: components["parameters"]["MatchShedding"];
                /** @description Children under ten, the first pet, or both. */
                household?: components["parameters"]["MatchHousehold"];
                /** @description Time at home and for grooming. */
                time?: components["parameters"]["MatchTime"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreedMatches"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breed's slug, such as `maine-coon`. */
                slug: components["parameters"]["BreedSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breed"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBreedsAtRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Breeds"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPetsLean: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
                /** @description Ids of breeds. */
                breed?: components["parameters"]["FilterBreed"];
                /** @description The name or the slug of one breed, or the word for several: doodle, corgi, schnauzer. An unknown breed finds nothing. */
                breedName?: components["parameters"]["FilterBreedName"];
                /** @description Breeds by their slugs, or words for several: doodle, corgi, schnauzer. It overrides `breedName`, and `breed` overrides it. */
                breedSlug?: components["parameters"]["FilterBreedSlug"];
                sex?: components["parameters"]["FilterSex"];
                /** @description Ids of badges. A pet has all of the ones given. */
                categories?: components["parameters"]["FilterCategories"];
                /** @description The adult weight of a dog, in any of the sizes given. */
                adultSize?: components["parameters"]["FilterAdultSize"];
                sizeClass?: components["parameters"]["FilterSizeClass"];
                age?: components["parameters"]["FilterAge"];
                coatType?: components["parameters"]["FilterCoatType"];
                generation?: components["parameters"]["FilterGeneration"];
                /** @description A pet is good with all of the ones given. */
                goodWith?: components["parameters"]["FilterGoodWith"];
                color?: components["parameters"]["FilterColor"];
                delivery?: components["parameters"]["FilterDelivery"];
                /** @description The ZIP code or the state of a home that delivery by car or by air reaches. The pet's own location doesn't matter. */
                deliverTo?: components["parameters"]["FilterDeliverTo"];
                /** @description Training that has started. A pet has all of the ones given. */
                training?: components["parameters"]["FilterTraining"];
                /** @description Registries. A pet has papers of at least one of the ones given. */
                registry?: components["parameters"]["FilterRegistry"];
                /** @description Records that come with the pet, all of the ones given. */
                documents?: components["parameters"]["FilterDocuments"];
                /** @description Health tests that the sire or the dam has had, all of the ones given. */
                parentTests?: components["parameters"]["FilterParentTests"];
                /** @description Only pets with a video. */
                hasVideo?: components["parameters"]["FilterVideo"];
                /** @description The earliest go-home date. */
                readyFrom?: components["parameters"]["FilterReadyFrom"];
                /** @description The latest go-home date. A date in the past means today, so a saved search for pets that are ready now stays current. */
                readyBy?: components["parameters"]["FilterReadyBy"];
                /** @description The lowest price with the service fee (`priceWithFeeCents`). */
                priceMinCents?: components["parameters"]["FilterPriceMin"];
                /** @description The highest price with the service fee (`priceWithFeeCents`). */
                priceMaxCents?: components["parameters"]["FilterPriceMax"];
                /** @description Only pets of shelters. */
                isRescue?: components["parameters"]["FilterRescue"];
                /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
                isSmall?: components["parameters"]["FilterSmall"];
                /** @description True for pets that can be reserved; false adds reserved and sold ones. */
                available?: components["parameters"]["FilterAvailable"];
                /** @description The buyer's ZIP code. It adds the distance to every card. */
                zip?: components["parameters"]["FilterZip"];
                /** @description The largest distance from `zip` in miles. */
                distance?: components["parameters"]["FilterDistance"];
                /** @description Also finds pets farther away than `distance` if they can be delivered to `zip`. Changes nothing without both. */
                orDelivered?: components["parameters"]["FilterOrDelivered"];
                /** @description The pets' locations, as two-letter states. */
                state?: components["parameters"]["FilterState"];
                /** @description Breeds to leave out, by their slugs or by words for several: doodle, corgi, schnauzer. An unknown breed leaves nothing out. */
                notBreed?: components["parameters"]["FilterNotBreed"];
                /** @description Colors to leave out, alone or as part of another: "black" also leaves out "Black and Tan". Pets without a listed color stay. */
                notColor?: components["parameters"]["FilterNotColor"];
                /** @description Sizes to leave out. Pets of breeds that aren't sold by size stay. */
                notSizeClass?: components["parameters"]["FilterNotSizeClass"];
                /** @description Coats to leave out. Pets without a listed coat stay. */
                notCoatType?: components["parameters"]["FilterNotCoatType"];
                /** @description Generations of a mixed breed to leave out. Pets without one stay. */
                notGeneration?: components["parameters"]["FilterNotGeneration"];
                /** @description Leaves out the pets of shelters and rescues. */
                notRescue?: components["parameters"]["FilterNotRescue"];
                /** @description Locations to leave out, as two-letter states. */
                notState?: components["parameters"]["FilterNotState"];
                /** @description ZIP codes to stay away from, within `notDistance`. Pets without a known place stay. */
                notZip?: components["parameters"]["FilterNotZip"];
                /** @description The distance in miles around each `notZip` to leave out; 25 by default. */
                notDistance?: components["parameters"]["FilterNotDistance"];
                /** @description The part of the map with the seller's point, which is moved by up to 3 miles. */
                area?: components["parameters"]["FilterArea"];
                /** @description Adds `point` to every card. */
                withPoints?: components["parameters"]["WithPoints"];
                /** @description Free text. Each word is searched in name, breed, color and city. */
                q?: components["parameters"]["FilterText"];
                /** @description `distance` needs `zip`. Without a key, the newest come first. Ties are sorted by id. */
                sort?: components["parameters"]["Sort"];
                /** @description 1 ascending, -1 descending. */
                sortType?: components["parameters"]["SortType"];
                /** @description The page for links and older callers, from 1. Use `cursor` for long lists. */
                page?: components["parameters"]["Page"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchLean"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPets: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
                /** @description Ids of breeds. */
                breed?: components["parameters"]["FilterBreed"];
                /** @description The name or the slug of one breed, or the word for several: doodle, corgi, schnauzer. An unknown breed finds nothing. */
                breedName?: components["parameters"]["FilterBreedName"];
                /** @description Breeds by their slugs, or words for several: doodle, corgi, schnauzer. It overrides `breedName`, and `breed` overrides it. */
                breedSlug?: components["parameters"]["FilterBreedSlug"];
                sex?: components["parameters"]["FilterSex"];
                /** @description Ids of badges. A pet has all of the ones given. */
                categories?: components["parameters"]["FilterCategories"];
                /** @description The adult weight of a dog, in any of the sizes given. */
                adultSize?: components["parameters"]["FilterAdultSize"];
                sizeClass?: components["parameters"]["FilterSizeClass"];
                age?: components["parameters"]["FilterAge"];
                coatType?: components["parameters"]["FilterCoatType"];
                generation?: components["parameters"]["FilterGeneration"];
                /** @description A pet is good with all of the ones given. */
                goodWith?: components["parameters"]["FilterGoodWith"];
                color?: components["parameters"]["FilterColor"];
                delivery?: components["parameters"]["FilterDelivery"];
                /** @description The ZIP code or the state of a home that delivery by car or by air reaches. The pet's own location doesn't matter. */
                deliverTo?: components["parameters"]["FilterDeliverTo"];
                /** @description Training that has started. A pet has all of the ones given. */
                training?: components["parameters"]["FilterTraining"];
                /** @description Registries. A pet has papers of at least one of the ones given. */
                registry?: components["parameters"]["FilterRegistry"];
                /** @description Records that come with the pet, all of the ones given. */
                documents?: components["parameters"]["FilterDocuments"];
                /** @description Health tests that the sire or the dam has had, all of the ones given. */
                parentTests?: components["parameters"]["FilterParentTests"];
                /** @description Only pets with a video. */
                hasVideo?: components["parameters"]["FilterVideo"];
                /** @description The earliest go-home date. */
                readyFrom?: components["parameters"]["FilterReadyFrom"];
                /** @description The latest go-home date. A date in the past means today, so a saved search for pets that are ready now stays current. */
                readyBy?: components["parameters"]["FilterReadyBy"];
                /** @description The lowest price with the service fee (`priceWithFeeCents`). */
                priceMinCents?: components["parameters"]["FilterPriceMin"];
                /** @description The highest price with the service fee (`priceWithFeeCents`). */
                priceMaxCents?: components["parameters"]["FilterPriceMax"];
                /** @description Only pets of shelters. */
                isRescue?: components["parameters"]["FilterRescue"];
                /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
                isSmall?: components["parameters"]["FilterSmall"];
                /** @description True for pets that can be reserved; false adds reserved and sold ones. */
                available?: components["parameters"]["FilterAvailable"];
                /** @description The buyer's ZIP code. It adds the distance to every card. */
                zip?: components["parameters"]["FilterZip"];
                /** @description The largest distance from `zip` in miles. */
                distance?: components["parameters"]["FilterDistance"];
                /** @description Also finds pets farther away than `distance` if they can be delivered to `zip`. Changes nothing without both. */
                orDelivered?: components["parameters"]["FilterOrDelivered"];
                /** @description The pets' locations, as two-letter states. */
                state?: components["parameters"]["FilterState"];
                /** @description Breeds to leave out, by their slugs or by words for several: doodle, corgi, schnauzer. An unknown breed leaves nothing out. */
                notBreed?: components["parameters"]["FilterNotBreed"];
                /** @description Colors to leave out, alone or as part of another: "black" also leaves out "Black and Tan". Pets without a listed color stay. */
                notColor?: components["parameters"]["FilterNotColor"];
                /** @description Sizes to leave out. Pets of breeds that aren't sold by size stay. */
                notSizeClass?: components["parameters"]["FilterNotSizeClass"];
                /** @description Coats to leave out. Pets without a listed coat stay. */
                notCoatType?: components["parameters"]["FilterNotCoatType"];
                /** @description Generations of a mixed breed to leave out. Pets without one stay. */
                notGeneration?: components["parameters"]["FilterNotGeneration"];
                /** @description Leaves out the pets of shelters and rescues. */
                notRescue?: components["parameters"]["FilterNotRescue"];
                /** @description Locations to leave out, as two-letter states. */
                notState?: components["parameters"]["FilterNotState"];
                /** @description ZIP codes to stay away from, within `notDistance`. Pets without a known place stay. */
                notZip?: components["parameters"]["FilterNotZip"];
                /** @description The distance in miles around each `notZip` to leave out; 25 by default. */
                notDistance?: components["parameters"]["FilterNotDistance"];
                /** @description The part of the map with the seller's point, which is moved by up to 3 miles. */
                area?: components["parameters"]["FilterArea"];
                /** @description Adds `point` to every card. */
                withPoints?: components["parameters"]["WithPoints"];
                /** @description Free text. Each word is searched in name, breed, color and city. */
                q?: components["parameters"]["FilterText"];
                /** @description `distance` needs `zip`. Without a key, the newest come first. Ties are sorted by id. */
                sort?: components["parameters"]["Sort"];
                /** @description 1 ascending, -1 descending. */
                sortType?: components["parameters"]["SortType"];
                /** @description The page for links and older callers, from 1. Use `cursor` for long lists. */
                page?: components["parameters"]["Page"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchIndex"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapPets: {
        parameters: {
            query: {
                /** @description The visible part of the map. */
                area: components["parameters"]["MapArea"];
                /** @description The zoom level. The world is 512 pixels wide at level 0 and doubles with each level. */
                zoom: components["parameters"]["MapZoom"];
                type?: components["parameters"]["FilterType"];
                /** @description Ids of breeds. */
                breed?: components["parameters"]["FilterBreed"];
                /** @description The name or the slug of one breed, or the word for several: doodle, corgi, schnauzer. An unknown breed finds nothing. */
                breedName?: components["parameters"]["FilterBreedName"];
                /** @description Breeds by their slugs, or words for several: doodle, corgi, schnauzer. It overrides `breedName`, and `breed` overrides it. */
                breedSlug?: components["parameters"]["FilterBreedSlug"];
                sex?: components["parameters"]["FilterSex"];
                /** @description Ids of badges. A pet has all of the ones given. */
                categories?: components["parameters"]["FilterCategories"];
                /** @description The adult weight of a dog, in any of the sizes given. */
                adultSize?: components["parameters"]["FilterAdultSize"];
                sizeClass?: components["parameters"]["FilterSizeClass"];
                age?: components["parameters"]["FilterAge"];
                coatType?: components["parameters"]["FilterCoatType"];
                generation?: components["parameters"]["FilterGeneration"];
                /** @description A pet is good with all of the ones given. */
                goodWith?: components["parameters"]["FilterGoodWith"];
                color?: components["parameters"]["FilterColor"];
                delivery?: components["parameters"]["FilterDelivery"];
                /** @description The ZIP code or the state of a home that delivery by car or by air reaches. The pet's own location doesn't matter. */
                deliverTo?: components["parameters"]["FilterDeliverTo"];
                /** @description Training that has started. A pet has all of the ones given. */
                training?: components["parameters"]["FilterTraining"];
                /** @description Registries. A pet has papers of at least one of the ones given. */
                registry?: components["parameters"]["FilterRegistry"];
                /** @description Records that come with the pet, all of the ones given. */
                documents?: components["parameters"]["FilterDocuments"];
                /** @description Health tests that the sire or the dam has had, all of the ones given. */
                parentTests?: components["parameters"]["FilterParentTests"];
                /** @description Only pets with a video. */
                hasVideo?: components["parameters"]["FilterVideo"];
                /** @description The earliest go-home date. */
                readyFrom?: components["parameters"]["FilterReadyFrom"];
                /** @description The latest go-home date. A date in the past means today, so a saved search for pets that are ready now stays current. */
                readyBy?: components["parameters"]["FilterReadyBy"];
                /** @description The lowest price with the service fee (`priceWithFeeCents`). */
                priceMinCents?: components["parameters"]["FilterPriceMin"];
                /** @description The highest price with the service fee (`priceWithFeeCents`). */
                priceMaxCents?: components["parameters"]["FilterPriceMax"];
                /** @description Only pets of shelters. */
                isRescue?: components["parameters"]["FilterRescue"];
                /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
                isSmall?: components["parameters"]["FilterSmall"];
                /** @description True for pets that can be reserved; false adds reserved and sold ones. */
                available?: components["parameters"]["FilterAvailable"];
                /** @description The buyer's ZIP code. It adds the distance to every card. */
                zip?: components["parameters"]["FilterZip"];
                /** @description The largest distance from `zip` in miles. */
                distance?: components["parameters"]["FilterDistance"];
                /** @description Also finds pets farther away than `distance` if they can be delivered to `zip`. Changes nothing without both. */
                orDelivered?: components["parameters"]["FilterOrDelivered"];
                /** @description The pets' locations, as two-letter states. */
                state?: components["parameters"]["FilterState"];
                /** @description Breeds to leave out, by their slugs or by words for several: doodle, corgi, schnauzer. An unknown breed leaves nothing out. */
                notBreed?: components["parameters"]["FilterNotBreed"];
                /** @description Colors to leave out, alone or as part of another: "black" also leaves out "Black and Tan". Pets without a listed color stay. */
                notColor?: components["parameters"]["FilterNotColor"];
                /** @description Sizes to leave out. Pets of breeds that aren't sold by size stay. */
                notSizeClass?: components["parameters"]["FilterNotSizeClass"];
                /** @description Coats to leave out. Pets without a listed coat stay. */
                notCoatType?: components["parameters"]["FilterNotCoatType"];
                /** @description Generations of a mixed breed to leave out. Pets without one stay. */
                notGeneration?: components["parameters"]["FilterNotGeneration"];
                /** @description Leaves out the pets of shelters and rescues. */
                notRescue?: components["parameters"]["FilterNotRescue"];
                /** @description Locations to leave out, as two-letter states. */
                notState?: components["parameters"]["FilterNotState"];
                /** @description ZIP codes to stay away from, within `notDistance`. Pets without a known place stay. */
                notZip?: components["parameters"]["FilterNotZip"];
                /** @description The distance in miles around each `notZip` to leave out; 25 by default. */
                notDistance?: components["parameters"]["FilterNotDistance"];
                /** @description Free text. Each word is searched in name, breed, color and city. */
                q?: components["parameters"]["FilterText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PetMap"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    understandSearch: {
        parameters: {
            query: {
                /** @description The typed text. */
                q: components["parameters"]["Typed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnderstoodSearch"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestSearch: {
        parameters: {
            query: {
                /** @description The typed text. */
                q: components["parameters"]["Typed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchSuggestions"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchSpotlight: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
                /** @description Ids of breeds. */
                breed?: components["parameters"]["FilterBreed"];
                /** @description Ids of badges. A pet has all of the ones given. */
                categories?: components["parameters"]["FilterCategories"];
                /** @description Only pets of shelters. */
                isRescue?: components["parameters"]["FilterRescue"];
                /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
                isSmall?: components["parameters"]["FilterSmall"];
                /** @description The buyer's ZIP code. It adds the distance to every card. */
                zip?: components["parameters"]["FilterZip"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spotlight"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFeaturedPets: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeaturedPets"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSitemapParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SitemapParts"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSitemapPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example breeds */
                name: components["parameters"]["SitemapName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SitemapPages"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiSearchPets: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
                /** @description Ids of breeds. */
                breed?: components["parameters"]["FilterBreed"];
                /** @description The name or the slug of one breed, or the word for several: doodle, corgi, schnauzer. An unknown breed finds nothing. */
                breedName?: components["parameters"]["FilterBreedName"];
                /** @description Breeds by their slugs, or words for several: doodle, corgi, schnauzer. It overrides `breedName`, and `breed` overrides it. */
                breedSlug?: components["parameters"]["FilterBreedSlug"];
                sex?: components["parameters"]["FilterSex"];
                /** @description Ids of badges. A pet has all of the ones given. */
                categories?: components["parameters"]["FilterCategories"];
                /** @description The adult weight of a dog, in any of the sizes given. */
                adultSize?: components["parameters"]["FilterAdultSize"];
                sizeClass?: components["parameters"]["FilterSizeClass"];
                age?: components["parameters"]["FilterAge"];
                coatType?: components["parameters"]["FilterCoatType"];
                generation?: components["parameters"]["FilterGeneration"];
                /** @description A pet is good with all of the ones given. */
                goodWith?: components["parameters"]["FilterGoodWith"];
                color?: components["parameters"]["FilterColor"];
                delivery?: components["parameters"]["FilterDelivery"];
                /** @description The ZIP code or the state of a home that delivery by car or by air reaches. The pet's own location doesn't matter. */
                deliverTo?: components["parameters"]["FilterDeliverTo"];
                /** @description Training that has started. A pet has all of the ones given. */
                training?: components["parameters"]["FilterTraining"];
                /** @description Registries. A pet has papers of at least one of the ones given. */
                registry?: components["parameters"]["FilterRegistry"];
                /** @description Records that come with the pet, all of the ones given. */
                documents?: components["parameters"]["FilterDocuments"];
                /** @description Health tests that the sire or the dam has had, all of the ones given. */
                parentTests?: components["parameters"]["FilterParentTests"];
                /** @description Only pets with a video. */
                hasVideo?: components["parameters"]["FilterVideo"];
                /** @description The earliest go-home date. */
                readyFrom?: components["parameters"]["FilterReadyFrom"];
                /** @description The latest go-home date. A date in the past means today, so a saved search for pets that are ready now stays current. */
                readyBy?: components["parameters"]["FilterReadyBy"];
                /** @description The lowest price with the service fee (`priceWithFeeCents`). */
                priceMinCents?: components["parameters"]["FilterPriceMin"];
                /** @description The highest price with the service fee (`priceWithFeeCents`). */
                priceMaxCents?: components["parameters"]["FilterPriceMax"];
                /** @description Only pets of shelters. */
                isRescue?: components["parameters"]["FilterRescue"];
                /** @description Small adult dogs, like `adultSize=small`. Cats have no adult size. */
                isSmall?: components["parameters"]["FilterSmall"];
                /** @description True for pets that can be reserved; false adds reserved and sold ones. */
                available?: components["parameters"]["FilterAvailable"];
                /** @description The buyer's ZIP code. It adds the distance to every card. */
                zip?: components["parameters"]["FilterZip"];
                /** @description The largest distance from `zip` in miles. */
                distance?: components["parameters"]["FilterDistance"];
                /** @description Also finds pets farther away than `distance` if they can be delivered to `zip`. Changes nothing without both. */
                orDelivered?: components["parameters"]["FilterOrDelivered"];
                /** @description The pets' locations, as two-letter states. */
                state?: components["parameters"]["FilterState"];
                /** @description Breeds to leave out, by their slugs or by words for several: doodle, corgi, schnauzer. An unknown breed leaves nothing out. */
                notBreed?: components["parameters"]["FilterNotBreed"];
                /** @description Colors to leave out, alone or as part of another: "black" also leaves out "Black and Tan". Pets without a listed color stay. */
                notColor?: components["parameters"]["FilterNotColor"];
                /** @description Sizes to leave out. Pets of breeds that aren't sold by size stay. */
                notSizeClass?: components["parameters"]["FilterNotSizeClass"];
                /** @description Coats to leave out. Pets without a listed coat stay. */
                notCoatType?: components["parameters"]["FilterNotCoatType"];
                /** @description Generations of a mixed breed to leave out. Pets without one stay. */
                notGeneration?: components["parameters"]["FilterNotGeneration"];
                /** @description Leaves out the pets of shelters and rescues. */
                notRescue?: components["parameters"]["FilterNotRescue"];
                /** @description Locations to leave out, as two-letter states. */
                notState?: components["parameters"]["FilterNotState"];
                /** @description ZIP codes to stay away from, within `notDistance`. Pets without a known place stay. */
                notZip?: components["parameters"]["FilterNotZip"];
                /** @description The distance in miles around each `notZip` to leave out; 25 by default. */
                notDistance?: components["parameters"]["FilterNotDistance"];
                /** @description The part of the map with the seller's point, which is moved by up to 3 miles. */
                area?: components["parameters"]["FilterArea"];
                /** @description Adds `point` to every card. */
                withPoints?: components["parameters"]["WithPoints"];
                /** @description Free text. Each word is searched in name, breed, color and city. */
                q?: components["parameters"]["FilterText"];
                /** @description `distance` needs `zip`. Without a key, the newest come first. Ties are sorted by id. */
                sort?: components["parameters"]["Sort"];
                /** @description 1 ascending, -1 descending. */
                sortType?: components["parameters"]["SortType"];
                /** @description The page for links and older callers, from 1. Use `cursor` for long lists. */
                page?: components["parameters"]["Page"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SearchIndex"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListFeaturedPets: {
        parameters: {
            query?: {
                type?: components["parameters"]["FilterType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FeaturedPets"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pet"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pet"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CountShare"];
        responses: {
            200: components["responses"]["Pet"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSoldPets: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SoldPets"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiGetPet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pet"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreederProfile: {
        parameters: {
            query?: {
                /** @description The largest number of `pets` and of `soldPets` to return, for a page that shows a few. `availableCount` and `soldCount` count all of them. */
                mostPets?: components["parameters"]["MostPets"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreederProfile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSaleContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SaleContract"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBreeders: {
        parameters: {
            query?: {
                /** @description The name or the slug of one breed. An unknown breed finds nothing. */
                breed?: components["parameters"]["FilterBreed-2"];
                kind?: components["parameters"]["FilterKind"];
                /** @description A ZIP code, a city (`Portland, OR`) or a state. A state narrows the list to it; the others are a point. */
                place?: components["parameters"]["FilterPlace"];
                /** @description The largest distance from `place` in miles. Ignored if that isn't a point. */
                distance?: components["parameters"]["FilterDistance-2"];
                /** @description `distance` needs a `place` that is a point; without a point, it sorts by `rating`. */
                sort?: components["parameters"]["Sort-2"];
                /** @description Continues after an earlier answer's `nextCursor`, with the same filters and sort. */
                cursor?: components["parameters"]["Cursor-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreederList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSaleContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSaleContract"];
        responses: {
            200: components["responses"]["SaleContract"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSaleContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ConfirmSaleContract"];
        responses: {
            200: components["responses"]["SaleContract"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Alive"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ready"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Contract"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Configuration"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: {
                /** @description The requested bytes of a video, such as `bytes=0-1023`. */
                range?: components["parameters"]["ByteRange"];
                /** @description The `ETag` of the part that the caller has. If the video's is different, the whole video is returned. */
                "if-range"?: components["parameters"]["IfRange"];
            };
            path: {
                /**
                 * @description The photo's name with its size, or the video's.
                 * @example 0f3b5c7d9e1a2b4c6d8e0f1a3b5c7d9e-640.webp
                 */
                fileName: components["parameters"]["MediaFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Media"];
            206: components["responses"]["MediaPart"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StartReservation"];
        responses: {
            201: components["responses"]["ReservedPetId"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finalizeReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FinalizeReservation"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveReservationProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SaveProgress"];
        responses: {
            200: components["responses"]["ReservationProgress"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: {
                /** @description Only reservations with these statuses. */
                status?: components["parameters"]["ReservationStatuses"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReservationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateReservationStatus"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payment's id. */
                id: components["parameters"]["ReceiptId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Receipt"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservationReview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAcceptedContract: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AcceptedContract"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteReservation"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBreederReservations: {
        parameters: {
            query?: {
                /** @description Only reservations with these statuses. */
                status?: components["parameters"]["ReservationStatuses"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreederReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiStartReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StartReservation"];
        responses: {
            201: components["responses"]["ReservedPetId"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiFinalizeReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FinalizeReservation"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiSaveReservationProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SaveProgress"];
        responses: {
            200: components["responses"]["ReservationProgress"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListReservations: {
        parameters: {
            query?: {
                /** @description Only reservations with these statuses. */
                status?: components["parameters"]["ReservationStatuses"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiGetReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiGetReservationByQuery: {
        parameters: {
            query: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiUpdateReservationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateReservationStatus"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiCompleteReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CompleteReservation"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListBreederReservations: {
        parameters: {
            query?: {
                /** @description Only reservations with these statuses. */
                status?: components["parameters"]["ReservationStatuses"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReservedPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSetupIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateSetupIntent"];
        responses: {
            200: components["responses"]["SetupIntent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreatePaymentIntent"];
        responses: {
            200: components["responses"]["PaymentIntent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdatePaymentIntent"];
        responses: {
            200: components["responses"]["OrderDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payments"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAndFinalize: {
        parameters: {
            query?: never;
            header?: {
                /** @description The checkout session of this browser. It belongs to the order, not to the sign-in. */
                "x-session-id"?: components["parameters"]["SessionId"];
                /** @description The version of the web application that makes the call. An order that was started with another version returns `deployment_changed`; the client then clears its session id and the saved order. */
                "x-deployment-version"?: components["parameters"]["DeploymentVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["VerifyAndFinalize"];
        responses: {
            200: components["responses"]["ReservedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIntentStatus: {
        parameters: {
            query: {
                /**
                 * @description The intent's id, as the provider adds it to the return address.
                 * @example pi_3SQkY2
                 */
                payment_intent: components["parameters"]["PaymentIntentQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["IntentStatus"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The provider's signature. Without it, the event is refused with `signature_invalid`. */
                "stripe-signature"?: components["parameters"]["StripeSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PaymentEvent"];
        responses: {
            200: components["responses"]["EventTaken"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PayBalance"];
        responses: {
            200: components["responses"]["PaymentIntent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuoteAddOns"];
        responses: {
            200: components["responses"]["AddOnQuote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyAddOns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["BuyAddOns"];
        responses: {
            200: components["responses"]["AddOnPayment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAddOnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["AddOnOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddOnOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedCards"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["KeepCard"];
        responses: {
            200: components["responses"]["SavedCard"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["SavedCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedCardRemoved"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuoteOrder"];
        responses: {
            200: components["responses"]["Quote"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findNearestPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Point"];
        responses: {
            200: components["responses"]["Place"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ZIP code. */
                zip: components["parameters"]["Zip"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Place"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateUser"];
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address to check. */
                email: components["parameters"]["EmailPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EmailCheck"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangeEmail"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AcceptTerms"];
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PhoneCode"];
        responses: {
            200: components["responses"]["User"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveText: {
        parameters: {
            query?: never;
            header?: {
                /** @description The provider's signature. Without it, the text is refused with `signature_invalid`. */
                "x-twilio-signature"?: components["parameters"]["TextSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["IncomingText"];
        responses: {
            204: components["responses"]["TextRead"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session's id. */
                id: components["parameters"]["SessionRowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Export"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CloseAccount"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Closing"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOutForClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Closing"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactor"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorProof"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SecondFactorSecret"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A code from the app, or a recovery code.
                 * @example 492817
                 */
                "x-second-factor": components["parameters"]["SecondFactorCodeHeader"];
                /** @description The current password, percent-encoded, because a header carries only ASCII. Left out only if the account has none. */
                "x-password"?: components["parameters"]["PasswordHeader"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorProof"];
        responses: {
            200: components["responses"]["SecondFactorSecret"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorCode"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SecondFactorProof"];
        responses: {
            200: components["responses"]["RecoveryCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The token of an email's link.
                 * @example Zq3mVt8LkR5wYzB2nHs7JdPf4CgTe9Ua
                 */
                token: components["parameters"]["LinkToken"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RedeemToken"];
        responses: {
            200: components["responses"]["Redeemed"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangePassword"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ForgotPassword"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validatePasswordCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PasswordCode"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ResetPassword"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the caller's own account. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UserSetting"];
        responses: {
            200: components["responses"]["UserSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuietHours: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the caller's own account. */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuietHours"];
        responses: {
            200: components["responses"]["UserSettings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openUnsubscribe: {
        parameters: {
            query: {
                /**
                 * @description The signed token of the email.
                 * @example Zq3mVt8LkR5wYzB2nHs7JdPf4CgTe9Ua
                 */
                token: components["parameters"]["UnsubscribeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["UnsubscribePage"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Unsubscribe"];
        responses: {
            200: components["responses"]["Unsubscribed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeOneClick: {
        parameters: {
            query: {
                /**
                 * @description The signed token of the email.
                 * @example Zq3mVt8LkR5wYzB2nHs7JdPf4CgTe9Ua
                 */
                token: components["parameters"]["UnsubscribeToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["OneClick"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Verification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SubmitVerification"];
        responses: {
            200: components["responses"]["Verification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVerifications: {
        parameters: {
            query?: {
                /** @description Only verifications in this status. By default, those submitted and in review. */
                status?: components["parameters"]["VerificationStatusFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Verifications"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The verification's id. */
                id: components["parameters"]["VerificationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideVerification"];
        responses: {
            200: components["responses"]["Verification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WithdrawVerification"];
        responses: {
            200: components["responses"]["Verification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteShelter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InviteShelter"];
        responses: {
            201: components["responses"]["ShelterInvited"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShelterJoin: {
        parameters: {
            query?: {
                /** @description The token of an invitation. Without it, an open form. */
                token?: components["parameters"]["InvitationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShelterJoin"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addShelter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddShelter"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUploadUrl: {
        parameters: {
            query: {
                /**
                 * @description The file's own name. It is only shown, never part of the key.
                 * @example maple-asleep.jpg
                 */
                fileName: components["parameters"]["FileName"];
                /** @description The content type of the upload. */
                contentType: components["parameters"]["ContentType"];
                /** @description The purpose of the file. */
                purpose: components["parameters"]["Purpose"];
                /** @description Its length in bytes. */
                size: components["parameters"]["FileSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadUrl"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDownloadUrl: {
        parameters: {
            query: {
                /**
                 * @description The file's key.
                 * @example private/0f3b5c7d9e1a2b4c6d8e0f1a3b5c7d9e.pdf
                 */
                fileKey: components["parameters"]["FileKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileUrl"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DeleteFile"];
        responses: {
            200: components["responses"]["FileMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFileUrl: {
        parameters: {
            query: {
                /**
                 * @description The file's key.
                 * @example private/0f3b5c7d9e1a2b4c6d8e0f1a3b5c7d9e.pdf
                 */
                fileKey: components["parameters"]["FileKey"];
                /** @description The store: `public` or `private`. Another name returns 400. */
                bucketIndicator: components["parameters"]["BucketIndicator"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileUrl"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Queues"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description The beginning of a name, of an address or of the program's name, or an account's id. */
                q?: components["parameters"]["UserSearch"];
                /** @description Only accounts with this role. */
                role?: components["parameters"]["RoleFilter"];
                /** @description Only accounts with this status. */
                accountStatus?: components["parameters"]["AccountStatusFilter"];
                /** @description Only breeders for which an admin still has to say whether their listings skip the review. */
                trustAsked?: components["parameters"]["TrustAskedFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Users"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's id. */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateUserStatus"];
        responses: {
            200: components["responses"]["StaffUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBreederTrust: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["ProgramId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateBreederTrust"];
        responses: {
            200: components["responses"]["StaffUser"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwedRefunds: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwedRefunds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The refund's id. */
                id: components["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwedRefund"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The refund's id. */
                id: components["parameters"]["RefundId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettleRefund"];
        responses: {
            200: components["responses"]["OwedRefund"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMoneyApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MoneyApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request's id. */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MoneyApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request's id. */
                id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefuseMoney"];
        responses: {
            200: components["responses"]["MoneyApprovals"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingMoney: {
        parameters: {
            query?: {
                /** @description Only money of this kind. */
                kind?: components["parameters"]["WaitingMoneyKind"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingMoney"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitingPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingPayouts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payout's id. */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["WaitingPayouts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settlePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The payout's id. */
                id: components["parameters"]["PayoutId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettlePayout"];
        responses: {
            200: components["responses"]["WaitingPayouts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settleBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BalanceBreederId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettleBalance"];
        responses: {
            200: components["responses"]["WaitingPayouts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reconciliation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startReconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reconciliation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The finding's id. */
                id: components["parameters"]["FindingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MoneyFinding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The finding's id. */
                id: components["parameters"]["FindingId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettleFinding"];
        responses: {
            200: components["responses"]["MoneyFinding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepFinding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The finding's id. */
                id: components["parameters"]["FindingId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SettleFinding"];
        responses: {
            200: components["responses"]["MoneyFinding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Only decisions, or only looks. Both by default. */
                kind?: components["parameters"]["AuditKind"];
                /** @description Only entries by this member of staff. */
                actorId?: components["parameters"]["AuditActor"];
                /** @description Only entries about this subject. */
                subjectId?: components["parameters"]["AuditSubject"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AuditEntries"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffMembers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InviteStaff"];
        responses: {
            200: components["responses"]["StaffMembers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The invitation's id. */
                id: components["parameters"]["StaffInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffMembers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's id. */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffMembers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaffRank: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's id. */
                id: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangeStaffRank"];
        responses: {
            200: components["responses"]["StaffMembers"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffInvitation: {
        parameters: {
            query: {
                /** @description The token of the link. */
                token: components["parameters"]["StaffInvitationToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffInvitation"];
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["JoinStaff"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignInWays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInWays"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSocialSignInUrl: {
        parameters: {
            query?: {
                /** @description The path to which the person returns afterward. */
                returnTo?: components["parameters"]["ReturnTo"];
            };
            header?: never;
            path: {
                /** @description The provider that vouches for the person. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SocialUrl"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    finishSocialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The provider that vouches for the person. */
                provider: components["parameters"]["Provider"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SocialCallback"];
        responses: {
            200: components["responses"]["SocialSession"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DashboardPreview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiGetDashboardPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DashboardPreview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPetVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PetVideo"];
        responses: {
            200: components["responses"]["PetVideo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiUploadPetVideo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PetVideo"];
        responses: {
            200: components["responses"]["PetVideoLocation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveListingDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ListingDraft"];
        responses: {
            200: components["responses"]["PetDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiSaveListingDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ListingDraft"];
        responses: {
            200: components["responses"]["PetDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddListing"];
        responses: {
            200: components["responses"]["PetDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiAddListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddListing"];
        responses: {
            200: components["responses"]["PetDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateListing"];
        responses: {
            200: components["responses"]["OwnPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiUpdateListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateListing"];
        responses: {
            200: components["responses"]["OwnPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiDeleteListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiDeleteListingByQuery: {
        parameters: {
            query: {
                /** @description The pet's id. */
                id: components["parameters"]["PetIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnPet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnPets: {
        parameters: {
            query?: {
                /** @description Only listings with these statuses. */
                status?: components["parameters"]["OwnStatus"];
                /** @description Part of the name or breed. */
                q?: components["parameters"]["OwnText"];
                /** @description Newest changes first by default. */
                sort?: components["parameters"]["OwnSort"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListOwnPets: {
        parameters: {
            query?: {
                /** @description Only listings with these statuses. */
                status?: components["parameters"]["OwnStatus"];
                /** @description Part of the name or breed. */
                q?: components["parameters"]["OwnText"];
                /** @description Newest changes first by default. */
                sort?: components["parameters"]["OwnSort"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ListingIds"];
        responses: {
            200: components["responses"]["ListingMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBreederFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["FileKeys"];
        responses: {
            200: components["responses"]["ListingMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateListingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ListingStatus"];
        responses: {
            200: components["responses"]["OwnPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importListings: {
        parameters: {
            query?: {
                /** @description True reads and checks the file and stores nothing. */
                dryRun?: components["parameters"]["DryRun"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ImportFile"];
        responses: {
            200: components["responses"]["ImportReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportListing"];
        responses: {
            200: components["responses"]["ListingReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listListingsInReview: {
        parameters: {
            query?: {
                /** @description In review by default. */
                status?: components["parameters"]["ReviewStatus"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewListings"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideListing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideListing"];
        responses: {
            200: components["responses"]["OwnPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParentsInReview: {
        parameters: {
            query?: {
                /** @description The parent's status; in review by default. */
                status?: components["parameters"]["ParentReviewStatus"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewParents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The parent's id. */
                id: components["parameters"]["ParentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideParent"];
        responses: {
            200: components["responses"]["ParentDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChangeRequests: {
        parameters: {
            query?: {
                /** @description Only changes of this kind. */
                kind?: components["parameters"]["ChangeKindFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangeRequests"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideChangeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change request's id. */
                id: components["parameters"]["ChangeRequestId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideChange"];
        responses: {
            200: components["responses"]["ChangeRequest"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSiblings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Siblings"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListSiblings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The pet's id. */
                id: components["parameters"]["PetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Siblings"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListSiblingsByQuery: {
        parameters: {
            query: {
                /** @description The pet's id. */
                id: components["parameters"]["PetIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Siblings"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaimChanges: {
        parameters: {
            query?: {
                /** @description Only changes of this kind. */
                kind?: components["parameters"]["ClaimKindFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ClaimChanges"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideClaimChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change's id. */
                id: components["parameters"]["ClaimChangeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideClaimChange"];
        responses: {
            200: components["responses"]["ClaimChange"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerClaimChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change's id. */
                id: components["parameters"]["ClaimChangeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AnswerClaimChange"];
        responses: {
            200: components["responses"]["BreederData"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePremises: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChangePremises"];
        responses: {
            200: components["responses"]["BreederData"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawClaimChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The change's id. */
                id: components["parameters"]["ClaimChangeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreederData"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBreederProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateBreeder"];
        responses: {
            200: components["responses"]["BreederProfile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiUpdateBreederProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateBreeder"];
        responses: {
            200: components["responses"]["BreederProfile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreederData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreederData"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreederDataAtRoot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BreederData"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiListOwnParents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Parents"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listParents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PublicParents"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addParent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddParent"];
        responses: {
            200: components["responses"]["ParentDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiAddParent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddParent"];
        responses: {
            200: components["responses"]["ParentDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateParent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateParent"];
        responses: {
            200: components["responses"]["ParentDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiUpdateParent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateParent"];
        responses: {
            200: components["responses"]["ParentDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The parent's id. */
                id: components["parameters"]["ParentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    apiDeleteParent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The parent's id. */
                id: components["parameters"]["ParentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLitters: {
        parameters: {
            query?: {
                /** @description Only litters in this state. */
                state?: components["parameters"]["LitterStateFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Litters"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addLitter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Litter"];
        responses: {
            200: components["responses"]["OwnLitter"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLitter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The litter's id. */
                id: components["parameters"]["LitterId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Litter"];
        responses: {
            200: components["responses"]["OwnLitter"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLitter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The litter's id. */
                id: components["parameters"]["LitterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnApplicationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationForm"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplicationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ApplicationForm"];
        responses: {
            200: components["responses"]["ApplicationForm"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplicationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ApplicationForm"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                /** @description Only applications with this status. */
                status?: components["parameters"]["ApplicationStatusFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Applications"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SubmitApplication"];
        responses: {
            200: components["responses"]["Application"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The application's id. */
                id: components["parameters"]["ApplicationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateApplication"];
        responses: {
            200: components["responses"]["Application"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddOns: {
        parameters: {
            query?: {
                /** @description Only add-ons that suit this pet. */
                petId?: components["parameters"]["PetId-2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AddOns"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefundQuote"];
        responses: {
            200: components["responses"]["RefundQuote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description Only disputes with this status. */
                status?: components["parameters"]["DisputeStatusFilter"];
                /** @description Only the dispute about this reservation. */
                reservedPetId?: components["parameters"]["DisputeReservation"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Disputes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openDispute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OpenDispute"];
        responses: {
            200: components["responses"]["Dispute"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dispute's id. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReplyDispute"];
        responses: {
            200: components["responses"]["Dispute"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDisputesToDecide: {
        parameters: {
            query?: {
                /** @description Only disputes with this status. */
                status?: components["parameters"]["DisputeStatusFilter"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AdminDisputes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteDispute: {
        parameters: {
            query?: {
                /** @description The refund in cents. Without it, everything. */
                refundCents?: components["parameters"]["DisputeRefundCents"];
                /** @description The amount that the breeder pays of a partial refund. Without it, the breeder's own share. */
                breederCents?: components["parameters"]["DisputeBreederCents"];
            };
            header?: never;
            path: {
                /** @description The dispute's id. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DisputeQuote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideDispute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The dispute's id. */
                id: components["parameters"]["DisputeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideDispute"];
        responses: {
            200: components["responses"]["Dispute"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Delivery"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePickUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reservation's id. */
                id: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PickUp"];
        responses: {
            200: components["responses"]["Delivery"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: components["parameters"]["DeliveryStatusFilter"];
                /** @description The reservation's number, or the beginning of the pet's or the carrier's name. */
                q?: components["parameters"]["DeliverySearch"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffDeliveries"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaffDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffDelivery"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OfferDelivery"];
        responses: {
            200: components["responses"]["StaffDelivery"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The delivery's id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateDelivery"];
        responses: {
            200: components["responses"]["StaffDelivery"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openDeliveryLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OpenDeliveryLink"];
        responses: {
            200: components["responses"]["CarrierDelivery"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AnswerDelivery"];
        responses: {
            200: components["responses"]["CarrierDelivery"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeliveryUploadUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UploadDeliveryPhoto"];
        responses: {
            200: components["responses"]["UploadUrl"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportDelivery"];
        responses: {
            200: components["responses"]["CarrierDelivery"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Payouts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayoutOnboarding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Onboarding"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPrice: {
        parameters: {
            query: {
                /** @description The price in US cents. */
                priceCents: components["parameters"]["PriceCents"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PricePreview"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description A reservation's number or id, a buyer's email, the ZIP code or the street of a buyer's address ("412 Maple"), a pet's name, or a payment intent. */
                q?: components["parameters"]["OrderLookUp"];
                /** @description Only orders that wait for staff. hand-off: paid sales whose pet could go home two weeks ago, with a hand-off that neither side has confirmed. */
                waiting?: components["parameters"]["OrdersWaiting"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffOrders"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrderStory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChargeback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chargeback's id. */
                id: components["parameters"]["ChargebackId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChargebackCase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addChargebackEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chargeback's id. */
                id: components["parameters"]["ChargebackId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddEvidence"];
        responses: {
            200: components["responses"]["ChargebackCase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitChargebackEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chargeback's id. */
                id: components["parameters"]["ChargebackId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SubmitEvidence"];
        responses: {
            200: components["responses"]["ChargebackCase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOwnChargebacks: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnChargebacks"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOwnChargebackEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chargeback's id. */
                id: components["parameters"]["ChargebackId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddEvidence"];
        responses: {
            200: components["responses"]["OwnChargeback"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChargebacks: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chargebacks"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteOrderRefund: {
        parameters: {
            query?: {
                /** @description By default, `sale` while the sale of this order's pet is open, else `part`. */
                scope?: components["parameters"]["RefundScope"];
                /** @description Only for `part`: the amount in US cents. By default, everything that can be refunded. */
                amountCents?: components["parameters"]["RefundAmount"];
                /** @description Only for `part`: its payer. By default, the breeder. */
                bornBy?: components["parameters"]["RefundBearer"];
                /** @description Only for `sale`, as in `refundOrder`. */
                isPetReturned?: components["parameters"]["IsPetReturned"];
            };
            header?: never;
            path: {
                /** @description The order's id. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffRefundQuote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The order's id. */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RefundOrder"];
        responses: {
            200: components["responses"]["StaffOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDiscountCodes: {
        parameters: {
            query?: {
                /** @description A part of the code. */
                q?: components["parameters"]["CodeLookUp"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DiscountCodes"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DiscountCode"];
        responses: {
            200: components["responses"]["DiscountCode"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code's id. */
                id: components["parameters"]["DiscountCodeId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DiscountCode"];
        responses: {
            200: components["responses"]["DiscountCode"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStateRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StateRules"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStateRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The state. */
                state: components["parameters"]["RuleState"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["StateRule"];
        responses: {
            200: components["responses"]["StateRule"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["NewPost"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Only posts that the caller bookmarked. */
                bookmarked?: components["parameters"]["OnlyBookmarked"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Posts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostTags"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostsByTag: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description A tag.
                 * @example puppy-training
                 */
                tag: components["parameters"]["Tag"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Posts"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Post"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdatePost"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: {
                /** @description True sets it, false removes it. Without it, the call switches it. */
                wanted?: components["parameters"]["Wanted"];
            };
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookmarkPost: {
        parameters: {
            query?: {
                /** @description True sets it, false removes it. Without it, the call switches it. */
                wanted?: components["parameters"]["Wanted"];
            };
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    togglePostAnonymity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPostComments: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostComments"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PostText"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PostText"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeComment: {
        parameters: {
            query?: {
                /** @description True sets it, false removes it. Without it, the call switches it. */
                wanted?: components["parameters"]["Wanted"];
            };
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PostText"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
                /** @description The reply's id. */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PostText"];
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
                /** @description The reply's id. */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeReply: {
        parameters: {
            query?: {
                /** @description True sets it, false removes it. Without it, the call switches it. */
                wanted?: components["parameters"]["Wanted"];
            };
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
                /** @description The comment's id. */
                commentId: components["parameters"]["CommentId"];
                /** @description The reply's id. */
                replyId: components["parameters"]["ReplyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostDetails"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The post's id. */
                id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportPost"];
        responses: {
            200: components["responses"]["PostReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreederAnalytics: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The caller's program. */
                breederId: components["parameters"]["AnalyticsBreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Analytics"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesRevenue: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SalesRevenue"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailableFunds: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AvailableFunds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPendingFunds: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PendingFunds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPetsSold: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PetsSold"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvgSellingPrice: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AvgSellingPrice"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalesGrowth: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SalesGrowth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getYearlyStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
                /** @description The calendar year. */
                year: components["parameters"]["StatementYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["YearlyStatement"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description The period; 30 days by default. */
                timeframe?: components["parameters"]["TimeframeQuery"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Transactions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChats: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only conversations about this pet. */
                petId?: components["parameters"]["OfPet"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chats"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SendMessage"];
        responses: {
            200: components["responses"]["SentMessage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findChat: {
        parameters: {
            query?: {
                /** @description The pet that a consumer asks about. */
                petId?: components["parameters"]["ByPet"];
                /** @description The breeder that a consumer writes to without naming a pet. */
                breederId?: components["parameters"]["ByBreeder"];
                /** @description The reservation that either side writes about. */
                reservedPetId?: components["parameters"]["ByReservation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FoundChat"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UnreadMessages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuickReplies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QuickReplies"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveQuickReply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SaveQuickReply"];
        responses: {
            200: components["responses"]["QuickReply"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuickReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The quick reply's id. */
                id: components["parameters"]["ReplyId-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Chat"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    muteChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MuteChat"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
                /** @description The last message that the caller has. */
                after?: components["parameters"]["After"];
            };
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Messages"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markChatRead: {
        parameters: {
            query?: {
                /** @description The last message that was seen. Without it, all messages count as seen. */
                messageId?: components["parameters"]["UpTo"];
            };
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockChat: {
        parameters: {
            query?: {
                /** @description The state to set; without it, the call switches the state. */
                isBlocked?: components["parameters"]["IsBlocked"];
            };
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    tellTyping: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The chat's id. */
                id: components["parameters"]["ChatId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportChat"];
        responses: {
            200: components["responses"]["ChatReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["QuestionMail"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askAboutTraining: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["TrainingInquiry"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    askSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SupportMail"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavoritedPets"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FavouriteIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddFavourite"];
        responses: {
            200: components["responses"]["FavoritedPet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The favorite's id. */
                id: components["parameters"]["FavouriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RemovedFavourite"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPetProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PetProfiles"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPetProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddPetProfile"];
        responses: {
            200: components["responses"]["PetProfile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePetProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The profile's id. */
                id: components["parameters"]["PetProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePetProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdatePetProfile"];
        responses: {
            200: components["responses"]["PetProfile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AddNotification"];
        responses: {
            200: components["responses"]["Notification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification's id. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateNotification"];
        responses: {
            200: components["responses"]["Notification"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The caller's own id. */
                id: components["parameters"]["NotificationsOf"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Notifications"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own id. */
                id: components["parameters"]["NotificationsOf"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MarkNotificationsRead"];
        responses: {
            200: components["responses"]["NotificationsRead"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notification's id. */
                id: components["parameters"]["NotificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["JoinWaitlist"];
        responses: {
            200: components["responses"]["Waitlist"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWaitlists: {
        parameters: {
            query?: {
                /** @description By default, the caller's places. `breeder` returns the line of the caller's program. */
                as?: components["parameters"]["WaitlistSide"];
                /** @description By default, open places in the order of the line. Past places are sorted latest first. */
                state?: components["parameters"]["WaitlistState"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Waitlists"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The place's id. */
                id: components["parameters"]["WaitlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    passWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The place's id. */
                id: components["parameters"]["WaitlistId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Waitlist"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RejectWaitlist"];
        responses: {
            200: components["responses"]["Waitlist"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteWaitlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["InviteWaitlist"];
        responses: {
            200: components["responses"]["Waitlist"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    findMatchingPets: {
        parameters: {
            query: {
                /** @description One of the caller's own parents. */
                parentId: components["parameters"]["MatchParent"];
                /** @description The largest distance in miles. */
                distance?: components["parameters"]["MatchMiles"];
                /** @description The page for links and older callers, from 1. Use `cursor` for long lists. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Candidates"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateMatch"];
        responses: {
            200: components["responses"]["NewMatch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatchesByBreeder: {
        parameters: {
            query?: {
                /** @description `running` returns proposed and accepted matches; all by default. */
                state?: components["parameters"]["MatchState"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Matches"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatchesByPet: {
        parameters: {
            query?: {
                /** @description `running` returns proposed and accepted matches; all by default. */
                state?: components["parameters"]["MatchState"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description One of the caller's own parents. */
                id: components["parameters"]["MatchParentPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Matches"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The match's id. */
                matchId: components["parameters"]["MatchId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateMatch"];
        responses: {
            200: components["responses"]["UpdatedMatch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    authorizeChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ChannelAuth"];
        responses: {
            200: components["responses"]["ChannelAuth"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Only reports of this kind. */
                kind?: components["parameters"]["ReportKind"];
                /** @description The report's status; open by default. */
                status?: components["parameters"]["ReportStatus"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["StaffReports"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report's id. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideReport"];
        responses: {
            200: components["responses"]["StaffReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreReported: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The report's id. */
                id: components["parameters"]["ReportId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RestoreReported"];
        responses: {
            200: components["responses"]["StaffReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFraudCases: {
        parameters: {
            query?: {
                /** @description The case's status; open by default. */
                status?: components["parameters"]["FraudCaseStatus"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FraudCases"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideMoneyCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The case's id. */
                id: components["parameters"]["FraudCaseId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideFraudCase"];
        responses: {
            200: components["responses"]["FraudCase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideListingCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The case's id. */
                id: components["parameters"]["FraudCaseId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["DecideFraudCase"];
        responses: {
            200: components["responses"]["FraudCase"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedSearches"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["SaveSearch"];
        responses: {
            200: components["responses"]["SavedSearch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The search's id. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateSavedSearch"];
        responses: {
            200: components["responses"]["SavedSearch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The search's id. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The search's id. */
                id: components["parameters"]["SavedSearchId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SavedSearch"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Only reviews with this many stars. */
                rating?: components["parameters"]["ReviewRating"];
                /** @description Continues after an earlier answer's `nextCursor`. It overrides `page`. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description The breeder's id. */
                id: components["parameters"]["BreederId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reviews"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["WriteReview"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateReview"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Removed"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AnswerReview"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The review's id. */
                id: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReportReview"];
        responses: {
            200: components["responses"]["ReviewReport"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
