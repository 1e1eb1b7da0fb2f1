import { deviceList } from "../../lib/device_list.ts";

/** Pets whose pages this device opened last: ids, latest first. They stay here, signed in or not. */
export const viewedPets = deviceList("hearthpaw:viewed", 12);
