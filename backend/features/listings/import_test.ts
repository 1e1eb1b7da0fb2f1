import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { made, upload } from "../../testing/files.ts";
import { addBreed, addBreeder, addUser, bearer } from "../../testing/fixtures.ts";
import * as schemas from "../../generated/schemas.ts";
import { startApp, type TestApp } from "../../testing/app.ts";
import { addDays, dayIn } from "../places/zone_rules.ts";
import { growthOf } from "../../testing/growth.ts";

// deno-lint-ignore no-explicit-any -- tests read JSON as it comes
type Body = any;
let app: TestApp;
let shelter: { breederId: string; headers: { authorization: string } };
let breed: string;

beforeAll(async () => {
  app = await startApp({ features: ["files", "listings"] });
  breed = (await addBreed(app.services, { name: "Treeing Walker Coonhound" })).name;
});
afterAll(() => app.close());
beforeEach(async () => {
  const row = await addBreeder(app.services, { kind: "shelter" });
  shelter = { breederId: row.id, headers: await bearer(app.services, row.user) };
});

const HEADER =
  "ID,AnimalName,PrimaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids," +
  "photo1,photo2,photo3,photo4,photo5,photo6,birth_date,Price";
async function send(
  lines: readonly string[],
  dryRun = false,
  header = HEADER,
  columns: readonly string[] = [],
): Promise<{ status: number; body: Body }> {
  const form = new FormData();
  form.append("file", new File([[header, ...lines].join("\r\n")], "animals.csv", { type: "text/csv" }));
  for (const column of columns) form.append("columns", column);
  const response = await app.fetch(`/v1/breeders/pets/import?dryRun=${dryRun}`, {
    method: "POST",
    headers: shelter.headers,
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
const own = async (): Promise<Body[]> =>
  (await (await app.fetch("/v1/breeders/pets?sort=name", { headers: shelter.headers })).json()).pets;
const row = (
  id: string,
  change: Partial<Record<"name" | "sex" | "birth" | "desc" | "photo" | "price", string>> = {},
) =>
  `${id},${change.name ?? `Rex ${id}`},${breed},${change.sex ?? "M"},,8 weeks,"${
    change.desc ?? 'Calm, and ""good"".'
  }",` +
  `Dog,Available,Y,Y,N,,Y,${change.photo ?? ""},,,,,,${change.birth ?? ""},${change.price ?? "$150"}`;

describe("importListings", () => {
  it("reads dates as Americans write them, and what a pet is good with", async () => {
    const { body } = await send([row("1", { birth: "03/04/2025" }), row("2", { birth: "13/04/2025" })]);
    expect(body.report).toMatchObject({ created: 1, refused: 1 });
    const pet = await app.db.selectFrom("pets").select(["birth_date", "good_with"])
      .where("breeder_id", "=", shelter.breederId).executeTakeFirstOrThrow();
    // NoDogs: N, NoCats: empty, NoKids: Y.
    expect(pet).toEqual({ birth_date: "2025-03-04", good_with: ["dogs"] });
    await send(["3,Rex,Treeing Walker Coonhound,M,,8 weeks,Calm.,Dog,Available,Y,Y,,,N,,,,,,,,$150"]);
    const other = await app.db.selectFrom("pets").select("good_with").where("external_id", "=", "3")
      .where("breeder_id", "=", shelter.breederId).executeTakeFirstOrThrow();
    expect(other.good_with).toEqual(["children"]);
  });

  it("takes words that every object knows as names of no breed, and as columns of none", async () => {
    const lines = ["constructor", "__proto__", "toString"].map((word, n) =>
      `${n},${word},${word},M,${word},8 weeks,Calm.,Dog,Available,Y,Y,,,N,,,,,,,,$150`
    );
    const header = HEADER.replace("Shots", "constructor").replace("Altered", "__proto__");
    const { status, body } = await send(lines, true, header);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.report).toMatchObject({ rows: 3 });
  });

  it("takes a cross for neither of its parents", async () => {
    await addBreed(app.services, { name: "Chihuahua", slug: "chihuahua" });
    const lines = ["Cheagle", "Chi"].map((breed, n) =>
      `${n},Rex,${breed},M,,8 weeks,Calm.,Dog,Available,Y,Y,,,N,,,,,,,,$150`
    );
    const { body } = await send(lines, true);
    expect(body.report.problems.map(({ row, column }: Body) => [row, column])).toEqual([[2, "PrimaryBreed"]]);
  });

  it("names each bad row in a dry run and stores nothing", async () => {
    const { status, body } = await send(
      [row("1"), row("2", { sex: "X" }), row("3", { birth: "2025-02-30" }), row("1"), row("", {})],
      true,
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(schemas.ImportReportAnswer.safeParse(body).error).toBeUndefined();
    expect(body.report).toMatchObject({ isDryRun: true, rows: 5, created: 1, refused: 4 });
    expect(body.report.problems.map(({ row, column }: Body) => [row, column])).toEqual([
      [3, "Sex"],
      [4, "birth_date"],
      [5, "ID"],
      [6, "ID"],
    ]);
    expect(await own()).toEqual([]);
  });

  it("reads dates as Americans write them, and refuses those that can only be European", async () => {
    const { body } = await send([
      row("1", { name: "Iso", birth: "2025-04-03" }),
      row("2", { name: "Slashes", birth: "4/3/2025" }),
      row("3", { name: "Zeros", birth: "04/03/2025" }),
      row("4", { birth: "23/04/2025" }),
      row("5", { birth: "3.4.2025" }),
      row("6", { birth: "02/30/2025" }),
    ]);
    expect(body.report.problems.map(({ row, column }: Body) => [row, column])).toEqual([
      [5, "birth_date"],
      [6, "birth_date"],
      [7, "birth_date"],
    ]);
    const rows = await app.db.selectFrom("pets").select(["name", "birth_date"])
      .where("breeder_id", "=", shelter.breederId).orderBy("name").execute();
    expect(rows).toEqual(["Iso", "Slashes", "Zeros"].map((name) => ({ name, birth_date: "2025-04-03" })));
  });

  it("says nothing of how a row was read that its listing refuses", async () => {
    await send([row("1", { birth: "6/2024" })]);
    await app.db.updateTable("pets").set({ status: "sold" }).where("breeder_id", "=", shelter.breederId)
      .execute();
    const { body } = await send([
      row("1", { name: "Other", birth: "6/2024" }),
      row("2", { birth: "6/2024" }),
    ]);
    expect(body.report).toMatchObject({ created: 1, refused: 1 });
    expect(body.report.problems.map(({ row, column }: Body) => [row, column])).toEqual([
      [2, "ID"],
      [3, "birth_date"],
    ]);
  });

  it("takes a month for the last day that it can mean, says so, and keeps a date that is known", async () => {
    const { body } = await send([
      row("1", { name: "Slash", birth: "6/2024" }),
      row("2", { name: "Iso", birth: "2024-02" }),
      row("3", { name: "Long", birth: "June 2024" }),
      row("4", { name: "Short", birth: "Sept. 2024" }),
      row("5", { birth: "13/2024" }),
      row("6", { birth: "Sun 2024" }),
      row("7", { birth: "12/2099" }),
      row("8", { birth: "Marvelous 2024" }),
    ]);
    expect(body.report).toMatchObject({ created: 4, refused: 4 });
    // Problems that need fixing come first.
    expect(body.report.problems.map(({ row, isNotice }: Body) => [row, !!isNotice])).toEqual([
      ...[6, 7, 8, 9].map((row) => [row, false]),
      ...[2, 3, 4, 5].map((row) => [row, true]),
    ]);
    expect(body.report.problems[4]).toEqual({
      row: 2,
      column: "birth_date",
      value: "6/2024",
      isNotice: true,
      detail:
        "The day isn't known, so we use June 30, 2024. A listing that has a day in this month keeps it.",
    });
    const births = () =>
      app.db.selectFrom("pets").select(["name", "birth_date"]).where("breeder_id", "=", shelter.breederId)
        .orderBy("external_id").execute();
    const read = [["Slash", "2024-06-30"], ["Iso", "2024-02-29"], ["Long", "2024-06-30"], [
      "Short",
      "2024-09-30",
    ]]
      .map(([name, birth_date]) => ({ name, birth_date }));
    expect(await births()).toEqual(read);
    await send([row("1", { name: "Slash", birth: "6/12/2024" })]);
    await send([row("1", { name: "Slash", birth: "6/2024" })]);
    expect(await births()).toEqual([{ name: "Slash", birth_date: "2024-06-12" }, ...read.slice(1)]);
    await send([row("1", { name: "Slash", birth: "April 2024" })]);
    expect(await births()).toEqual([{ name: "Slash", birth_date: "2024-04-30" }, ...read.slice(1)]);
  });

  it("reads a cell that our own files keep from being a formula as what it says", async () => {
    const { body } = await send([row("1", { name: "'=Rex", desc: '\'-Calm, ""good"".' })]);
    expect(body.report).toMatchObject({ created: 1, refused: 0 });
    const found = await app.db.selectFrom("pets").select(["name", "description"])
      .where("breeder_id", "=", shelter.breederId).executeTakeFirstOrThrow();
    expect(found).toEqual({ name: "=Rex", description: '-Calm, "good".\n\nSpayed or neutered.' });
  });

  it("makes a draft of each row, and none of it twice", async () => {
    const first = await send([row("1"), row("2", { name: 'Müsli "M"'.replaceAll('"', "") })]);
    expect(first.body.report).toMatchObject({ created: 2, updated: 0, unchanged: 0, refused: 0 });
    const pets = await own();
    expect(pets.map(({ name, status, priceCents }) => [name, status, priceCents])).toEqual([
      ["Müsli M", "in-progress", 15_000],
      ["Rex 1", "in-progress", 15_000],
    ]);
    const stored = await app.services.db.selectFrom("pets").selectAll().where(
      "breeder_id",
      "=",
      shelter.breederId,
    )
      .where("external_id", "=", "1").executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      is_rescue: true,
      sex: "Male",
      good_with: ["dogs"],
      registries: ["healthRecords"],
      description: 'Calm, and "good".\n\nSpayed or neutered.',
    });
    const again = await send([row("1"), row("2", { name: "Müsli M" })]);
    expect(again.body.report).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    const changed = await send([row("1", { price: "200" })]);
    expect(changed.body.report).toMatchObject({ updated: 1 });
    expect((await own()).find(({ name }) => name === "Rex 1").priceCents).toBe(20_000);
  });

  it("asks staff about new words of a listing that the public has seen, and sells what was adopted", async () => {
    await send([row("1", { birth: "2025-06-01" })]);
    const { id } = await app.services.db.updateTable("pets").set({ status: "available", weight_lb: 9 })
      .where("breeder_id", "=", shelter.breederId).returning("id").executeTakeFirstOrThrow();
    await send([row("1", { birth: "2025-06-01", name: "Rexy", price: "90" })]);
    const stored = await app.services.db.selectFrom("pets").select(["name", "price_cents"]).where(
      "id",
      "=",
      id,
    )
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ name: "Rex 1", price_cents: 9_000 });
    const wishes = await app.services.db.selectFrom("change_requests").select(["kind", "new_text"])
      .where("pet_id", "=", id).execute();
    expect(wishes).toEqual([{ kind: "name", new_text: "Rexy" }]);
    const adopted = await send([row("1", { birth: "2025-06-01" }).replace("Available", "Adopted")]);
    expect(adopted.body.report).toMatchObject({ updated: 1 });
    expect((await own())[0].status).toBe("sold-external");
    const more = await send([row("1", { price: "1" })]);
    expect(more.body.report).toMatchObject({ refused: 1, problems: [{ row: 2, column: "ID" }] });
  });

  describe("of a pet that is promised elsewhere", () => {
    const pending = (id: string, change = {}) => row(id, change).replace("Available", "Adoption Pending");
    const withStatus = async (status: "available" | "temporary-pause" | "not-available" | "in-review") => {
      const { id } = await app.services.db.updateTable("pets").set({ status, weight_lb: 9 })
        .where("breeder_id", "=", shelter.breederId).returning("id").executeTakeFirstOrThrow();
      return id;
    };
    beforeEach(async () => void await send([row("1")]));

    it("pauses its live listing, which a dry run says, and never sets it live again", async () => {
      const id = await withStatus("available");
      for (const isDryRun of [true, false]) {
        const { body } = await send([pending("1", { price: "90" })], isDryRun);
        expect(schemas.ImportReportAnswer.safeParse(body).error).toBeUndefined();
        expect(body.report).toMatchObject({ updated: 1, refused: 0 });
        expect(body.report.problems).toEqual([{
          row: 2,
          column: "Status",
          value: "Adoption Pending",
          isNotice: true,
          detail: expect.stringContaining("pauses its listing"),
        }]);
        expect((await own())[0].status).toBe(isDryRun ? "available" : "temporary-pause");
      }
      expect((await own())[0].priceCents).toBe(9_000);
      const event = await app.db.selectFrom("listing_events").select(["actor_role", "reason"])
        .where("pet_id", "=", id).where("to_status", "=", "temporary-pause").executeTakeFirstOrThrow();
      expect(event).toEqual({ actor_role: "ShelterBreeder", reason: "On hold or pending, as imported." });
      const again = await send([pending("1", { price: "90" })]);
      expect(again.body.report).toMatchObject({ updated: 0, unchanged: 1, problems: [] });
      const available = await send([row("1", { price: "90" })]);
      expect(available.body.report).toMatchObject({ updated: 0, unchanged: 1 });
      expect((await own())[0].status).toBe("temporary-pause");
    });

    it("waits where somebody is reserving it here", async () => {
      const id = await withStatus("available");
      const buyer = await addUser(app.services);
      await app.db.insertInto("reservations").values({
        id: app.services.newId(),
        number: "HP-PAUSED",
        pet_id: id,
        consumer_id: buyer.id,
        breeder_id: shelter.breederId,
        status: "held",
        progress: "{}",
        hold_expires_at: new Date(Date.now() + 60_000),
      }).execute();
      const { body } = await send([pending("1")]);
      expect(body.report).toMatchObject({ updated: 0, refused: 1, problems: [{ row: 2, column: "ID" }] });
      expect((await own())[0].status).toBe("available");
    });

    it("leaves drafts and what waits for review alone, and says when to import it", async () => {
      for (const status of ["in-progress", "in-review"] as const) {
        if (status === "in-review") await withStatus(status);
        const { body } = await send([pending("1", { price: "90" })]);
        expect(body.report).toMatchObject({ updated: 0, refused: 1, problems: [{ column: "Status" }] });
        expect((await own())[0]).toMatchObject({ status, priceCents: 15_000 });
      }
    });

    it.each(["temporary-pause", "not-available"] as const)(
      "archives it once it is adopted: %s",
      async (status) => {
        await withStatus(status);
        const { body } = await send([row("1").replace("Available", "Adopted")]);
        expect(body.report).toMatchObject({ updated: 1, problems: [] });
        const now = await app.db.selectFrom("pets").select("status")
          .where("breeder_id", "=", shelter.breederId).executeTakeFirstOrThrow();
        expect(now.status).toBe("no-longer-available");
      },
    );
  });

  it("takes pictures by the names of uploads, and fetches none", async () => {
    await upload(app, shelter.headers, "pet-image", await made.jpeg(), "image/jpeg", "rex.jpg");
    const { body } = await send([
      row("1", { photo: "rex.jpg" }),
      row("2", { photo: "http://169.254.169.254/latest" }),
      row("3", { photo: "none.jpg" }),
    ]);
    expect(body.report).toMatchObject({ created: 3, refused: 0 });
    expect(body.report.problems.map(({ row }: Body) => row)).toEqual([3, 4]);
    const withImage = (await own()).filter(({ image }) => image);
    expect(withImage.map(({ name }) => name)).toEqual(["Rex 1"]);
  });

  it("refuses what is no table of animals", async () => {
    expect((await send([], false, "Name,Age")).body).toMatchObject({ code: "file_not_usable" });
    expect((await send(['"open'], true)).body).toMatchObject({ code: "file_not_usable" });
    expect((await send([], true, `${HEADER},ID`)).body).toMatchObject({ code: "file_not_usable" });
  });

  it("makes one listing of an ID also when a file is sent twice at once", async () => {
    const client = await app.services.pool.connect();
    // The first call waits for the table until the others have their responses.
    await client.query("begin; lock table pets in share mode");
    const sent = [1, 2, 3].map(() => send([row("7")]));
    let answered = 0;
    await new Promise<void>((done) => {
      for (const one of sent) void one.finally(() => ++answered === 2 && done());
    });
    await client.query("rollback");
    client.release();
    const answers = await Promise.all(sent);
    const outcomes = answers.map(({ body }) => body.report ? `made ${body.report.created}` : body.code);
    expect(outcomes.toSorted()).toEqual(["import_running", "import_running", "made 1"]);
    expect((await send([row("7")])).body.report).toMatchObject({ created: 0, unchanged: 1 });
    expect(await own()).toHaveLength(1);
  });
});

describe("a file of other software", () => {
  const found = (externalId: string) =>
    app.db.selectFrom("pets").innerJoin("breeds", "breeds.id", "pets.breed_id")
      .select([
        "pets.name",
        "pets.type",
        "sex",
        "birth_date",
        "weight_lb",
        "price_cents",
        "description",
        "good_with",
      ])
      .select("breeds.name as breed").where("breeder_id", "=", shelter.breederId)
      .where("external_id", "=", externalId).executeTakeFirst();

  beforeAll(async () => {
    await addBreed(app.services, { name: "Mixed Breed", slug: "mixed-breed" });
    await addBreed(app.services, { name: "Domestic Shorthair", category: "Cats" });
    await addBreed(app.services, { name: "Domestic Medium Hair", category: "Cats" });
    await addBreed(app.services, { name: "German Shepherd Dog", slug: "german-shepherd-dog" });
  });

  it.each([
    [
      "open data of Austin",
      "Animal ID,Name,DateTime,MonthYear,Date of Birth,Outcome Type,Animal Type,Sex upon Outcome,Age upon Outcome,Breed,Color",
      "A882831,*Hamilton,07/01/2025 06:12:00 PM,Jul 2025,03/25/2025,Adoption,Cat,Neutered Male,3 months," +
      "Domestic Shorthair Mix,Black/White",
      undefined,
      "A1,Rosie,07/01/2025 06:12:00 PM,Jul 2025,03/25/2025,,Dog,Spayed Female,3 months," +
      "Treeing Walker Coonhound Mix,Black/White",
      { name: "Rosie", type: "Dog", sex: "Female", birth_date: "2025-03-25", breed: "Mixed Breed" },
    ],
    [
      "open data of King County",
      "Animal_ID,Record_Type,Current_Location,Animal_Name,animal_type,Age,Animal_Gender,Animal_Breed,Animal_Color",
      "A1,ADOPTABLE,In Foster,Biscuit,Cat,5 MONTHS,Spayed Female,DSH,Black",
      { name: "Biscuit", type: "Cat", sex: "Female", breed: "Domestic Shorthair" },
    ],
    [
      "Animal Shelter Manager",
      "ANIMALCODE,ANIMALNAME,ANIMALTYPE,ANIMALSPECIES,ANIMALSEX,ANIMALBREED1,ANIMALDOB,ANIMALWEIGHT,ANIMALDESCRIPTION",
      'A1,Pickle,D (Dog),Dog,M,"Coonhound, Treeing Walker",2025-03-25,31.5,Good on a leash.',
      { name: "Pickle", type: "Dog", sex: "Male", weight_lb: 31.5, breed: "Treeing Walker Coonhound" },
    ],
    [
      "a shelter's own sheet",
      "Animal ID,Animal Name,Species,Primary Breed,Gender,DOB,Current Weight,Adoption Fee",
      "A1,Rex,Dog,German Shepherd,Male,03/25/2025,61 lb,$200.00",
      { name: "Rex", sex: "Male", weight_lb: 61, breed: "German Shepherd Dog" },
    ],
    [
      "RescueGroups",
      "externalID,animalName,animalSpecies,animalPrimaryBreed,animalSex,animalBirthdate,animalOKWithDogs," +
      "animalOKWithCats,animalOKWithKids,animalAltered,animalDescription",
      "A1,Juno,Dog,Treeing Walker Coonhound,Female,2025-03-25,Yes,No,Yes,Yes,Loves snow.",
      { name: "Juno", good_with: ["dogs", "children"], description: "Loves snow.\n\nSpayed or neutered." },
    ],
    [
      "Shelterluv",
      "Internal-ID,Animal ID,Name,Type,Sex,Primary Breed,Secondary Breed,Age (Months),DOB,Weight (lbs),Altered,Status,Description,Adoption Fee",
      '18273645,A1,Biscuit,Dog,Male,"Coonhound, Treeing Walker",Mixed Breed (Medium),14,,52.30,Yes,Available in Foster,Calm.,$250.00',
      {
        name: "Biscuit",
        breed: "Mixed Breed",
        weight_lb: 52.3,
        description: "Calm.\n\nBreed on file: Coonhound, Treeing Walker mix.\n\nSpayed or neutered.",
      },
      '18273646,A2,Tank,Dog,Male,"Coonhound, Treeing Walker",,,09/18/2025,61,No,Available for Adoption - In Foster,,75',
      { name: "Tank", breed: "Treeing Walker Coonhound", birth_date: "2025-09-18" },
    ],
    [
      "PetPoint",
      "Animal #,ARN,Animal Name,Species,Primary Breed,Secondary Breed,Gender,Spayed/Neutered,Date Of Birth,Age,Primary Colour,Stage,Weight,Adoption Price",
      'A1,,Daisy,Dog,"German Shepherd Dog, Long Coat",,F,N,3/4/2023,3 years 8 months 22 days,Tricolor,Available,24.5 pound,$195.00',
      { name: "Daisy", birth_date: "2023-03-04", weight_lb: 24.5, price_cents: 19500 },
      "A2,,Oreo,Cat,Domestic Medium Hair,,M,N,,0 years 6 months 25 days,Black,Available,3 kg,90",
      { name: "Oreo", breed: "Domestic Medium Hair", weight_lb: 6.6 },
    ],
    [
      "Petfinder",
      "ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Mix,birth_date,primaryColor",
      'A1,R-1,Willow,German Shepherd Dog,,F,L,Young,"<p>A <b>sweet</b> girl.</p><p>A yard &amp; a family.</p>",Dog,A,0,20250215,Black',
      {
        birth_date: "2025-02-15",
        breed: "German Shepherd Dog",
        description: "A sweet girl.\n\nA yard & a family.",
      },
      "A2,R-2,Pip,German Shepherd Dog,Treeing Walker Coonhound,M,S,Baby,,Dog,A,1,20250215,White",
      { breed: "Mixed Breed", description: "Breed on file: German Shepherd Dog / Treeing Walker Coonhound." },
      "A3,R-3,Bo,German Shepherd Dog,,M,S,Adult,,Dog,X,0,20250215,White",
      undefined,
    ],
    [
      "open data of Sonoma County, of dogs alone",
      "Name,Breed,Color,Sex,Size,Date Of Birth,Impound Number,Kennel Number,Animal ID,Intake Date",
      "Duke,Treeing Walker Coonhound,TAN,Unknown,LARGE,2025-03-25T00:00:00.000,K25-1,DA12,A1,07/01/2025",
      { name: "Duke", type: "Dog", sex: null, birth_date: "2025-03-25" },
    ],
  ])("is read by its own names: %s", async (_name, header, ...rest) => {
    for (let at = 0; at < rest.length; at += 2) {
      const { body } = await send([rest[at] as string], false, header);
      expect(body.report, JSON.stringify(body)).toMatchObject({ refused: 0, missing: [] });
      const pet = await found((rest[at] as string).split(",").find((cell) => /^A\d+$/.test(cell))!);
      if (rest[at + 1]) expect(pet).toMatchObject(rest[at + 1] as object);
      else expect(pet).toBeUndefined();
    }
  });

  it("says in a dry run what each column is and what is missing, and reads no row", async () => {
    const { status, body } = await send(["Rex,Husky,", "Bo,Beagle,D14"], true, "Name,Breed,Kennel");
    expect(status, JSON.stringify(body)).toBe(200);
    expect(schemas.ImportReportAnswer.safeParse(body).error).toBeUndefined();
    expect(body.report).toMatchObject({ missing: ["ID"], rows: 2, created: 0, refused: 0, problems: [] });
    expect(body.report.columns).toEqual([
      { header: "Name", column: "AnimalName", example: "Rex" },
      { header: "Breed", column: "PrimaryBreed", example: "Husky" },
      { header: "Kennel", column: "skip", example: "D14" },
    ]);
  });

  it("is read as the breeder says, column by column", async () => {
    const header = "Nummer,Rufname,Rasse,Name";
    const line = ["N-1,Alma,Treeing Walker Coonhound,Alma von der Heide"];
    expect((await send(line, true, header)).body.report.missing).toEqual(["ID", "PrimaryBreed"]);
    const columns = ["ID", "AnimalName", "PrimaryBreed", "skip"];
    expect((await send(line, false, header, columns)).body.report).toMatchObject({ created: 1, refused: 0 });
    expect(await found("N-1")).toMatchObject({ name: "Alma", type: "Dog" });
    const twice = await send(line, true, header, ["ID", "AnimalName", "PrimaryBreed", "AnimalName"]);
    expect(twice.body).toMatchObject({ code: "file_not_usable" });
    expect(twice.body.detail).toContain("AnimalName");
    expect((await send(line, true, header, ["Owner"])).status).toBe(422);
  });

  it("is read by the more telling one of two names, and by our own where it stands", async () => {
    const { body } = await send([], true, "Type,Species,Name,AnimalName,ID,Animal ID,Breed");
    expect(body.report.columns.map(({ column }: Body) => column)).toEqual([
      "skip",
      "Type",
      "skip",
      "AnimalName",
      "ID",
      "skip",
      "PrimaryBreed",
    ]);
  });

  it("reads ages and weights in the units that a cell or its header names", async () => {
    const ages = [
      "1 year 2 months",
      "14 mos.",
      "1y 2m",
      "60 weeks and 6 days",
      "1 yr, 2 mo old",
      "14 months",
    ];
    const weights = ["6 lb 8 oz", "6.5 pounds", "104 ounces", "2.948 kg", "6.50 Lbs.", "6.5#"];
    const lines = ages.map((age, at) => `B${at},Bo,${breed},"${age}",${weights[at]}`);
    const { body } = await send(lines, false, "ID,Name,Breed,Age,Weight");
    expect(body.report.problems).toEqual([]);
    // The breeder is in Oregon.
    const born = addDays(dayIn("America/Los_Angeles", app.services.now()), -426);
    for (const at of ages.keys()) {
      expect(await found(`B${at}`), ages[at]).toMatchObject({ birth_date: born, weight_lb: 6.5 });
    }
    await send([`C1,Bo,${breed},14,2.948`], false, "ID,Name,Breed,Age in months,Weight (kg)");
    expect(await found("C1")).toMatchObject({ birth_date: born, weight_lb: 6.5 });
    const bad = await send(
      ["14", "2 moons", "months", "-3 months"].map((age, at) => `D${at},Bo,${breed},${age},6 stone`),
      true,
      "ID,Name,Breed,Age,Weight",
    );
    expect(bad.body.report).toMatchObject({ created: 0, refused: 4 });
    const [first, second] = bad.body.report.problems;
    expect([first, second].map(({ column }: Body) => column)).toEqual(["Age", "Weight"]);
  });

  it("takes years and months in two columns for no age, as each is only a part of one", async () => {
    const { body } = await send([], true, "ID,Name,Breed,Age (Years),Age (Months)");
    expect(body.report.columns.map(({ column }: Body) => column)).toEqual([
      "ID",
      "AnimalName",
      "PrimaryBreed",
      "skip",
      "skip",
    ]);
  });

  it("makes a draft without a birth date where the age is only a word, and says what is still needed", async () => {
    const { body } = await send([`E1,Bo,${breed},Senior`], false, "ID,Name,Breed,Age");
    expect(body.report).toMatchObject({ created: 1, problems: [{ row: 2, column: "Age", value: "Senior" }] });
    expect(await found("E1")).toMatchObject({ birth_date: null });
  });

  it.each(["999,999 years", "5,000 years", "40 years"])(
    "refuses a row of the age %s, and reads the others",
    async (age) => {
      const lines = [`H1,Bo,${breed},"${age}"`, `H2,Bo,${breed},3 years`];
      const { status, body } = await send(lines, true, "ID,Name,Breed,Age");
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.report).toMatchObject({ created: 1, refused: 1, problems: [{ row: 2 }] });
    },
  );

  it("leaves out who is on hold or promised in the file, and says when to import it", async () => {
    const words = ["H", "P", "Adoption Pending", "Available - Hold", "Hold - Stray"];
    const lines = words.map((status, at) => `F${at},Bo,${breed},${status}`);
    const { body } = await send(lines, true, "ID,Name,Breed,Stage");
    expect(body.report).toMatchObject({ created: 0, refused: 5 });
    for (const { column, detail } of body.report.problems) {
      expect(column).toBe("Status");
      expect(detail).toContain("Import the row again once");
    }
    const other = await send([`G1,Bo,${breed},Deceased`], true, "ID,Name,Breed,Stage");
    expect(other.body.report.problems[0].detail).toBe("Enter Available, Pending or Adopted.");
  });

  it("lists a mixed cat by its coat and never as a purebred, and says what to enter where the file names none", async () => {
    await addBreed(app.services, { name: "Siamese", category: "Cats" });
    const header = "ID,Name,Primary Breed,Secondary Breed,Mix,Type";
    await send(["I1,Mia,Siamese,Domestic Shorthair,,", "I2,Ada,Siamese,,N,Cat"], false, header);
    expect(await found("I1")).toMatchObject({
      type: "Cat",
      breed: "Domestic Shorthair",
      description: "Breed on file: Siamese / Domestic Shorthair.",
    });
    expect(await found("I2")).toMatchObject({ breed: "Siamese", description: "" });
    const lines = ["J1,Mia,Siamese,Mix,,Cat", "J2,Mia,Siamese,,Y,", "J3,Mia,Siamese Mix,,,"];
    const { body } = await send(lines, true, header);
    expect(body.report).toMatchObject({ created: 0, refused: 3 });
    for (const { column, detail } of body.report.problems) {
      expect([column, detail]).toEqual([
        "PrimaryBreed",
        expect.stringMatching(/by its coat: Domestic Shorthair/),
      ]);
    }
  });

  it("keeps what a shelter wrote of a dog whose parents nobody knows", async () => {
    await send(["1,Bo,Beagle/Boxer Mix,,Good boy."], false, "ID,Name,Breed,Type,Description");
    expect(await found("1")).toMatchObject({
      breed: "Mixed Breed",
      description: "Good boy.\n\nBreed on file: Beagle/Boxer Mix.",
    });
    const { body } = await send(["2,Bo,Beagle/Boxer Mix,Cat,"], false, "ID,Name,Breed,Type,Description");
    expect(body.report).toMatchObject({ refused: 1, problems: [{ row: 2, column: "PrimaryBreed" }] });
  });

  it("hides contact details in descriptions, which the same file changes no more, and refuses them in names", async () => {
    const HEADER = "ID,Name,Breed,Type,Description";
    const row = "71,Bo,Beagle/Boxer Mix,Dog,Good boy. Write to adopt@lakeside.org or call 503-555-0118.";
    const { body } = await send([row], false, HEADER);
    expect(body.report).toMatchObject({
      created: 1,
      refused: 0,
      problems: [{ row: 2, column: "Desc", isNotice: true }],
    });
    const hidden = "Good boy. Write to [email hidden] or call [phone number hidden].";
    expect(await found("71")).toMatchObject({ description: expect.stringContaining(hidden) });
    expect((await send([row], false, HEADER)).body.report).toMatchObject({ updated: 0, unchanged: 1 });
    const named = await send(["72,Bo 503-555-0118,Beagle/Boxer Mix,Dog,Good boy."], false, HEADER);
    expect(named.body.report).toMatchObject({ refused: 1, problems: [{ row: 2, column: "AnimalName" }] });
  });
});

describe("a file that would keep the server busy", () => {
  const post = (file: BlobPart) => {
    const form = new FormData();
    form.append("file", new File([file], "animals.csv", { type: "text/csv" }));
    return app.fetch("/v1/breeders/pets/import?dryRun=true", {
      method: "POST",
      headers: shelter.headers,
      body: form,
    });
  };

  it.each([
    ["commas alone", () => ",".repeat(9_000_000)],
    ["a quote that never ends", () => `${HEADER}\n"${"x".repeat(9_000_000)}`],
    ["a million short rows", () => `${HEADER}\n${"1,2\n".repeat(1_000_000)}`],
    ["empty lines", () => `${HEADER}\n${"\n".repeat(9_000_000)}`],
    ["nothing", () => ""],
    ["bytes that are no text", () => new Uint8Array(9_000_000).fill(0xff)],
  ])("%s is refused on another thread", async (_, file) => {
    const threads = vi.spyOn(Worker.prototype, "postMessage");
    onTestFinished(() => threads.mockRestore());
    const text = await (await post(file())).text();
    expect(text).toMatch(/file_not_usable|"rows":0/);
    expect(threads.mock.calls.filter(([message]) => "mostRows" in message)).toHaveLength(1);
  });

  it("takes twice the time for cells of twice as many blanks and commas", async () => {
    const columns = "ID,AnimalName,PrimaryBreed,Sex,birth_date,Price,Weight,Color";
    const growth = await growthOf(async (size) => {
      const cell = (text: string) => `"1${text.repeat(size / text.length)}x"`;
      const rows = [" ", ",", "(", " mix ", " / "].map((text, n) =>
        `${n},Rex,${cell(text)},M,2025-09-12,${cell(text)},${cell(text)},${cell(text)}`
      );
      const result = await post([columns, ...rows].join("\n"));
      expect(await result.text()).toContain('"column":"PrimaryBreed"');
    }, 10_000);
    expect(growth).toBeLessThan(3);
  });

  it("of more than 10 MB is not read", async () => {
    const response = await post(new Uint8Array(10_000_001));
    expect([response.status, (await response.json()).code]).toEqual([413, "too_large"]);
  });

  it("is one at a time for a breeder, and nobody else waits for it", async () => {
    const lines = Array.from({ length: 3_000 }, (_, n) => row(`big-${n}`));
    const other = await addBreeder(app.services, { kind: "shelter" });
    const others = async () => {
      const headers = await bearer(app.services, other.user);
      const form = new FormData();
      form.append("file", new File([[HEADER, row("1")].join("\n")], "a.csv"));
      return await app.fetch("/v1/breeders/pets/import?dryRun=true", { method: "POST", headers, body: form });
    };
    const [one, two, third] = await Promise.all([send(lines, true), send(lines, true), others()]);
    expect([one.status, two.status].toSorted()).toEqual([200, 409]);
    expect([one, two].map(({ body }) => body.code ?? body.report.created).toSorted()).toEqual([
      3_000,
      "import_running",
    ]);
    expect(third.status).toBe(200);
    expect((await send([row("1")], true)).status).toBe(200);
  });

  it("is one at a time in several processes, too", async () => {
    const client = await app.services.pool.connect();
    try {
      await client.query("begin");
      await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
        `import:${shelter.breederId}`,
      ]);
      const refused = await send([row("1")]);
      expect([refused.status, refused.body.code]).toEqual([409, "import_running"]);
    } finally {
      await client.query("rollback");
      client.release();
    }
    expect(await own()).toEqual([]);
    expect((await send([row("1")])).body.report.created).toBe(1);
  });

  it("stores nothing when nobody waits for it any more", async () => {
    const leaving = new AbortController();
    const form = new FormData();
    form.append(
      "file",
      new File([[HEADER, ...Array.from({ length: 3_000 }, (_, n) => row(`${n}`))].join("\n")], "a.csv"),
    );
    const answer = app.fetch("/v1/breeders/pets/import", {
      method: "POST",
      headers: shelter.headers,
      body: form,
      signal: leaving.signal,
    });
    setTimeout(() => leaving.abort(), 30);
    expect(await answer.then(({ status }) => status, () => 503)).toBe(503);
    expect(await own()).toEqual([]);
  });
});
