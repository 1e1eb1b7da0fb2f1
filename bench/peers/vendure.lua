-- wrk -t1 -c16 -d5s --latency -s vendure.lua http://127.0.0.1:3000 -- <female> <breed> <breed> ...
-- Breed and sex by price, 20 rows and the total: numbers are those that `node vendure.mjs load` prints.
local bodies = {}
local turn = 0
local query = "query($i: SearchInput!) { search(input: $i) { totalItems items { productId productName slug sku " ..
  "priceWithTax { ... on SinglePrice { value } } } } }"

function init(args)
  for at = 2, #args do
    bodies[at - 1] = string.format(
      '{"query":"%s","variables":{"i":{"take":20,"groupByProduct":false,"sort":{"price":"ASC"},' ..
      '"facetValueFilters":[{"and":"%s"},{"and":"%s"}]}}}', query, args[at], args[1])
  end
end

function request()
  turn = turn % #bodies + 1
  return wrk.format("POST", "/shop-api", { ["content-type"] = "application/json" }, bodies[turn])
end
