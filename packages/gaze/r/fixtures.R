# Writes values.json beside it: what R computes for the statistics of this package, from base R and the data that come
# with it. Tests read the file and never run this script. To make the file again, in this folder, with Debian's
# `r-base-core` or any other R:
#
#   Rscript --vanilla fixtures.R
#
# Numbers are written with 17 digits, which keeps every bit of them.

number <- function(value) ifelse(is.na(value), "null", sprintf("%.17g", value))
text <- function(value) paste0('"', value, '"')
array <- function(values) paste0("[", paste(number(values), collapse = ", "), "]")
object <- function(...) {
  fields <- list(...)
  paste0("{ ", paste0('"', names(fields), '": ', unlist(fields), collapse = ", "), " }")
}
rows <- function(values) paste0("[\n    ", paste(values, collapse = ",\n    "), "\n  ]")

# Both tails together hold `beyond`. Fractional degrees are those of Welch's test.
tails <- expand.grid(degrees = c(1, 1.5, 2, 3, 4.7, 5, 7.25, 11, 17.8, 29, 60.4, 120, 1000, 100000),
                     beyond = c(0.5, 0.2, 0.1, 0.05, 0.01, 0.001))
quantiles <- mapply(function(degrees, beyond) {
  object(degrees = number(degrees), beyond = number(beyond),
         t = number(qt(beyond / 2, degrees, lower.tail = FALSE)))
}, tails$degrees, tails$beyond)

oneMean <- function(name, values) {
  test <- t.test(values)
  object(name = text(name), values = array(values), mean = number(mean(values)), sd = number(sd(values)),
         median = number(median(values)), low = number(test$conf.int[1]), high = number(test$conf.int[2]))
}
means <- c(
  oneMean("sleep: extra", sleep$extra),
  oneMean("mtcars: mpg", mtcars$mpg),
  oneMean("women: height", women$height),
  oneMean("ToothGrowth: len, orange juice at 0.5 mg", with(ToothGrowth, len[supp == "OJ" & dose == 0.5])),
  oneMean("airquality: Ozone, without those unknown", na.omit(airquality$Ozone)),
  oneMean("precip", as.vector(precip)),
  oneMean("rivers", rivers),
  oneMean("morley: Speed", morley$Speed),
  oneMean("two values", c(3, 8))
)

# R's difference is first minus second, ours is second minus first.
difference <- function(name, first, second, paired = FALSE) {
  test <- t.test(second, first, paired = paired)
  object(name = text(name), first = array(first), second = array(second),
         value = number(if (paired) mean(second - first) else mean(second) - mean(first)),
         low = number(test$conf.int[1]), high = number(test$conf.int[2]), degrees = number(test$parameter))
}
group <- function(data, value, by, first, second, name) {
  difference(name, data[[value]][data[[by]] == first], data[[value]][data[[by]] == second])
}
welch <- c(
  group(sleep, "extra", "group", 1, 2, "sleep: extra by group"),
  group(mtcars, "mpg", "am", 0, 1, "mtcars: mpg, automatic and manual"),
  group(mtcars, "hp", "vs", 0, 1, "mtcars: hp by vs"),
  group(ToothGrowth, "len", "supp", "VC", "OJ", "ToothGrowth: len by supp"),
  group(ToothGrowth, "len", "dose", 0.5, 2, "ToothGrowth: len by dose"),
  group(PlantGrowth, "weight", "group", "ctrl", "trt2", "PlantGrowth: control and second treatment"),
  group(iris, "Sepal.Width", "Species", "setosa", "virginica", "iris: Sepal.Width"),
  group(chickwts, "weight", "feed", "horsebean", "casein", "chickwts: weight"),
  group(InsectSprays, "count", "spray", "A", "C", "InsectSprays: count"),
  difference("two and seven values", c(1, 2), c(4, 9, 6.5, 3.25, 7, 1, 12))
)
paired <- c(
  difference("sleep: extra of ten patients", sleep$extra[sleep$group == 1], sleep$extra[sleep$group == 2], TRUE),
  difference("anscombe: y1 and y4", anscombe$y1, anscombe$y4, TRUE),
  difference("attitude: complaints and learning", attitude$complaints, attitude$learning, TRUE),
  difference("UKDriverDeaths: 1983 and 1984", UKDriverDeaths[169:180], UKDriverDeaths[181:192], TRUE)
)

# Wilson's interval is that of prop.test without its correction. For none and all it is exact but for the last digit.
counts <- rbind(c(0, 12), c(1, 12), c(6, 12), c(11, 12), c(12, 12), c(1, 1), c(0, 1), c(1, 2), c(7, 29), c(81, 263),
                c(15, 148), c(0, 20), c(1, 29), c(50, 100), c(999, 1000), c(333, 10000))
shares <- apply(counts, 1, function(each) {
  interval <- suppressWarnings(prop.test(each[1], each[2], correct = FALSE)$conf.int)
  object(count = number(each[1]), of = number(each[2]), low = number(interval[1]), high = number(interval[2]))
})

normals <- vapply(c(-5.5, -3, -1.959963984540054, -1, -0.1, 0, 0.3, 0.6744897501960817, 1.5, 2.5758293035489004, 4.2),
                  function(z) object(z = number(z), below = number(pnorm(z))), "")

# A density as the README defines it: a sum of Gaussian curves around every sample, 1.1 degrees of 38 pixels wide. The
# eruptions of Old Faithful take the place of gaze: their minutes are scaled to the size of a picture.
picture <- list(width = 1200, height = 750)
sigma <- 1.1 * 38
x <- (faithful$eruptions[1:72] - 1.5) * 320
y <- (faithful$waiting[1:72] - 40) * 12.5
areas <- list(c(0, 0, 600, 750), c(160, 75, 240, 340), c(800, 375, 400, 375), c(480, 340, 40, 40), c(0, 0, 1200, 750))
held <- function(left, top, width, height) {
  sum((pnorm(left + width, x, sigma) - pnorm(left, x, sigma)) * (pnorm(top + height, y, sigma) - pnorm(top, y, sigma)))
}
areaShares <- vapply(areas, function(area) {
  object(area = array(area), share = number(do.call(held, as.list(area)) / held(0, 0, picture$width, picture$height)))
}, "")

# Cells of 4 pixels, each with the height at its centre; all cells add up to 1. One in 450 of them is kept.
curve <- function(at, middle) dnorm(at, middle, sigma)
acrossAt <- seq(2, picture$width, 4)
downAt <- seq(2, picture$height + 2, 4)
heights <- outer(acrossAt, x, curve) %*% t(outer(downAt, y, curve))
columns <- seq(8, length(acrossAt), 15)
rowsKept <- seq(5, length(downAt), 30)
mass <- (heights / sum(heights))[columns, rowsKept]
cells <- rows(vapply(seq_along(rowsKept), function(index) {
  object(row = number(rowsKept[index] - 1), mass = array(mass[, index]))
}, ""))

# Along one line R's own density() draws the same sum, its bandwidth being the spread of a curve. It interpolates from a
# fast Fourier transform of 2^15 points.
line <- density(x, bw = sigma, kernel = "gaussian", n = 2^15, from = 0, to = picture$width)
along <- approx(line$x, line$y, acrossAt)$y

# The best of all splits of a series into stretches that each keep their mean: every start of every stretch is tried,
# without pruning. The penalty for each stretch is that of the README, with noise from the differences of neighbours.
splitOf <- function(values, penalty) {
  n <- nrow(values)
  best <- c(-penalty, rep(Inf, n))
  from <- integer(n)
  for (end in 1:n) for (start in 1:end) {
    part <- values[start:end, , drop = FALSE]
    cost <- best[start] + sum(sweep(part, 2, colMeans(part))^2) + penalty
    if (cost < best[end + 1]) {
      best[end + 1] <- cost
      from[end] <- start
    }
  }
  firsts <- c()
  end <- n
  while (end > 0) {
    firsts <- c(from[end], firsts)
    end <- from[end] - 1
  }
  firsts
}
split <- function(name, x, y = rep(0, length(x))) {
  penalty <- 3 * log(length(x)) * (var(diff(x)) + var(diff(y))) / 2
  object(name = text(name), x = array(x), y = array(y), penalty = number(penalty),
         firsts = array(splitOf(cbind(x, y), penalty) - 1))
}
splits <- c(
  split("Nile: yearly flow from 1871", as.vector(Nile)),
  split("ldeaths: deaths by month, of men and of women", as.vector(mdeaths), as.vector(fdeaths)),
  split("EuStockMarkets: DAX and FTSE, every twelfth day", EuStockMarkets[seq(1, 1860, 12), "DAX"],
        EuStockMarkets[seq(1, 1860, 12), "FTSE"]),
  split("quakes: places in the order of the list", 100 * quakes$long[1:150], 100 * quakes$lat[1:150])
)

writeLines(paste0("{\n  ", paste(c(
  paste0('"madeBy": ', text(R.version.string)),
  paste0('"quantiles": ', rows(quantiles)),
  paste0('"means": ', rows(means)),
  paste0('"welch": ', rows(welch)),
  paste0('"paired": ', rows(paired)),
  paste0('"shares": ', rows(shares)),
  paste0('"normals": ', rows(normals)),
  paste0('"splits": ', rows(splits)),
  paste0('"density": ', object(
    x = array(x), y = array(y), areas = rows(areaShares), columns = array(columns - 1), cells = cells,
    largest = number(max(heights) / sum(heights)), line = array((along / sum(along))[columns])))
), collapse = ",\n  "), "\n}"), "values.json")
